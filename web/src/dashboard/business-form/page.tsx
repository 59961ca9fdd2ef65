export function BusinessFormPage() {
  return <h1>Estabelecimento</h1>
}
