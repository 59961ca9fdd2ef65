/**
 * Asks the product itself, without a browser.
 *
 * @param origin of the product
 * @param token of the account; a visitor without one
 * @returns the answer's data
 * @throws with the answer's errors
 */
export async function graphql(origin: string, query: string, variables: object = {}, token?: string) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const body = JSON.stringify({ query, variables })
  const answer = await fetch(`${origin}/graphql`, { method: 'POST', headers, body })
  const { data, errors } = await answer.json()
  if (errors) throw new Error(JSON.stringify(errors))
  return data
}
