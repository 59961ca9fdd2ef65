export function BusinessesPage() {
  return <h1>Gerenciar Estabelecimentos</h1>
}
