import { Button } from '../../ui/button.tsx'

export interface RowActionProps {
  text: string
  /** With the name of the row in it, for screen readers. */
  label: string
  onClick: () => void
  tone?: 'plain' | 'danger'
  disabled?: boolean
}

/** Editar, Excluir: a small button in a row. */
export function RowAction({ text, label, onClick, disabled = false }: RowActionProps) {
  return (
    <Button look="quiet" aria-label={label} onClick={onClick} disabled={disabled}>
      {text}
    </Button>
  )
}
