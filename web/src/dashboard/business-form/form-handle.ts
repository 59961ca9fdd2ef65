import type { FieldErrors } from './input.ts'
import type { FormValues } from './values.ts'

/** What every section of the form gets. */
export interface FormHandle {
  values: FormValues
  errors: FieldErrors
  /** Puts these values into their fields, and takes their errors away. */
  change: (change: Partial<FormValues>) => void
}
