export function BusinessImportPage() {
  return <h1>Importar</h1>
}
