import type { LoaderFunctionArgs } from 'react-router-dom'
import { loaderContext } from '../../ask/ask.ts'
import { PublicLayoutDocument } from './public.generated.ts'

/** Cities and categories, loaded once per document. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { ask } = context.get(loaderContext)
  return { PublicLayout: await ask(PublicLayoutDocument, {}) }
}
