import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client'
import { hasCode, serverMessage } from '../../ask/errors.ts'
import { fieldMessages } from '../../forms/checked-form.ts'
import { type CatalogueTexts, catalogueMessages } from '../../messages/dashboard/catalogue.ts'

/**
 * What the server says about the fields of what was sent.
 *
 * @param sentPicture the field of a file that was sent: what is refused without a field is that file
 */
export function saveFailure(error: unknown, sentPicture: string | undefined): Record<string, string> {
  const fields = fieldMessages(error)
  const message = serverMessage(error)
  const isAboutFile = sentPicture && hasCode(error, 'BAD_USER_INPUT') && Object.keys(fields).length === 0
  return isAboutFile && message ? { [sentPicture]: message } : fields
}

/**
 * What is said of a deletion that failed: what the server says; of an answer without a message the status; of
 * no answer that there was none, where the specification has it so.
 */
export function deleteFailure(error: unknown, texts: CatalogueTexts): string {
  const message = serverMessage(error)
  if (message) return message
  if (ServerError.is(error) || ServerParseError.is(error)) {
    const { status, statusText } = error.response
    return catalogueMessages.withStatus(texts.deleteRefused, `${status} ${statusText}`.trim())
  }
  const isAnswered = CombinedGraphQLErrors.is(error)
  return (!isAnswered && texts.deleteUnanswered) || texts.deleteFailed
}
