export function CategoriesPage() {
  return <h1>Gerenciar Categorias</h1>
}
