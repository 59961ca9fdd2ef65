import { BadUserInputError } from '../../errors.ts'

/** @throws BadUserInputError for the file as a whole */
export function refuse(message: string): never {
  throw new BadUserInputError({ file: message })
}
