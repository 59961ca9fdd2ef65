export function CitiesPage() {
  return <h1>Gerenciar Cidades</h1>
}
