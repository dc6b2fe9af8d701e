package kardinal_test
import ("testing";"math/rand/v2";"partie/engine/kardinal")
func TestZZ(t *testing.T){
 r,start:=newRandom("",3,1); turns,blocked:=0,0
 for range 500 { r.begin(start); for !r.st.Over(){ for p:=r.st.RandomPly(r.rng);p!=0;p=r.st.RandomPly(r.rng){ var f error; ev,g:=r.st.Apply(p,r.ev); r.ev=ev; if g!=nil{f=g;t.Fatal(f)} }; r.st.EndTurn(nil);turns++ }; if r.st.Scorings()<2 {blocked++} }
 t.Log(turns/500,blocked)
 _=rand.N[int]
 w:=0
 sens:=kardinal.Sensible(); rnd:=kardinal.Random(r.rng)
 for g:=range 200 { ps:=[]kardinal.Policy{rnd,rnd,rnd}; ps[g%3]=sens; r.playAll(start,ps); ws:=r.st.Winners(); if len(ws)==1&&int(ws[0])==g%3{w++} }
 t.Log(w)
}
