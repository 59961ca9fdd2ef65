export function NeighborhoodsPage() {
  return <h1>Gerenciar Bairros</h1>
}
