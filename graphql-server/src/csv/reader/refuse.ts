import { BadUserInputError, type ErrorReason } from '../../errors.ts'

/** @throws BadUserInputError for the file as a whole */
export function refuse(message: string, reason?: ErrorReason): never {
  throw new BadUserInputError({ file: message }, message, reason)
}
