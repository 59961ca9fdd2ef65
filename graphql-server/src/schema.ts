import './catalogue/date-time.ts'
import './businesses/queries.ts'
import './businesses/type.ts'
import './categories/queries.ts'
import './categories/type.ts'
import './cities/queries.ts'
import './cities/type.ts'
import './media/type.ts'
import './neighborhoods/queries.ts'
import './neighborhoods/type.ts'
import './search/queries.ts'
import './search/type.ts'
import './subcategories/queries.ts'
import './subcategories/type.ts'
import { builder } from './builder.ts'

/** The whole schema: every noun's types and queries, in alphabetical order. */
export const schema = builder.toSchema({ sortSchema: true })
