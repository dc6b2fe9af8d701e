package kingscorner
import ("testing";"os";"math/rand/v2";"partie/engine")
func TestShot(t *testing.T) {
	for i, rs := range [][]string{nil, {"packs=2"}} {
	r, _ := ReadRules(rs)
	seats := 3+2*i
	s := New(r, seats, 0)
	rng := rand.New(rand.NewPCG(7, 4))
	var d Deal
	d.Shuffle(rng, s)
	s.Begin(&d)
	s.cards.known[1] = bag{}; s.cards.unknown[1] = 7
	p := Random(rng)
	for n := 0; n < 6; n++ {
		if s.toMove == engine.NoSeat { break }
		s.Apply(Play{Act: Draw, Card: d.Next()}.Ply(), nil)
		for {
			ply := p(s, s.Legal(nil))
			if ply == 0 { break }
			s.Apply(ply, nil)
		}
		if n < 5 { s.EndTurn(nil) }
	}
	f, _ := os.Create("/tmp/kc"+string(rune('0'+i))+".svg")
	v := engine.View{Names: []string{"Anna <b>", "Ben", "Cleo & Co. mit einem langen Namen"}, Unicode: true, Width: 60}
	s.SVG(f, v)
	f.Close()
	s.Text(os.Stdout, v)
	}
}
