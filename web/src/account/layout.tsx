import { Outlet } from 'react-router-dom'
import { ChakraStyles } from '../theme/chakra-styles.tsx'

/** The pages of one's own that are styled by Chakra. */
export function AccountLayout() {
  return (
    <ChakraStyles>
      <Outlet />
    </ChakraStyles>
  )
}
