import { Outlet } from 'react-router-dom'
import { ApolloOfActions } from '../apollo/provider.tsx'
import { ChakraStyles } from '../theme/chakra-styles.tsx'
import { FreshSignIn } from './fresh-sign-in.tsx'

/** Layout of the account pages styled with Chakra. */
export function AccountLayout() {
  return (
    <ApolloOfActions>
      <ChakraStyles>
        <Outlet />
        <FreshSignIn />
      </ChakraStyles>
    </ApolloOfActions>
  )
}
