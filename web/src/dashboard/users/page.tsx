export function UsersPage() {
  return <h1>Usuários</h1>
}
