import { chakra } from '@chakra-ui/react/styled-system'
import { catalogueMessages } from '../../messages/dashboard/catalogue.ts'
import { LineIcon } from '../../ui/pictures/icons.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

/** A check mark or a cross; screen readers say Sim or Não. */
export function YesNo({ value }: { value: boolean }) {
  return (
    <chakra.span display="inline-flex" verticalAlign="middle" color={value ? 'mata' : 'quiet'}>
      <LineIcon name={value ? 'check' : 'close'} />
      <VisuallyHidden>{value ? catalogueMessages.yes : catalogueMessages.no}</VisuallyHidden>
    </chakra.span>
  )
}
