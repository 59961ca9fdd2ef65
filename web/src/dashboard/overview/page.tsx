export function OverviewPage() {
  return <h1>Dashboard</h1>
}
