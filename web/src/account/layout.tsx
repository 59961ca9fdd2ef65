import { Outlet } from 'react-router-dom'
import { ApolloOfActions } from '../apollo/provider.tsx'
import { TextField } from '../forms/field.tsx'
import { TextFieldContext } from '../forms/typed-field.tsx'
import { ChakraStyles } from '../theme/chakra-styles.tsx'
import { FreshSignIn } from './fresh-sign-in.tsx'

/** The pages of one's own that are styled by Chakra. */
export function AccountLayout() {
  return (
    <ApolloOfActions>
      <ChakraStyles>
        <TextFieldContext value={TextField}>
          <Outlet />
          <FreshSignIn />
        </TextFieldContext>
      </ChakraStyles>
    </ApolloOfActions>
  )
}
