export function SubcategoriesPage() {
  return <h1>Gerenciar Subcategorias</h1>
}
