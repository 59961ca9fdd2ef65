import { Outlet } from 'react-router-dom'
import { Guard } from '../session/guard.tsx'
import { Toasts } from '../toasts/toasts.tsx'

/** The dashboard's frame: for administrators only. */
export function DashboardLayout() {
  return (
    <>
      <main>
        <Guard requires="admin" waiting={null}>
          {() => <Outlet />}
        </Guard>
      </main>
      <Toasts />
    </>
  )
}
