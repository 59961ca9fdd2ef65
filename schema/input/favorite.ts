import { exactlyOne } from './rules.ts'

/** Maximum number of favorites per account. */
export const favoriteLimit = 1_000

const names = ['id', 'businessId'] as const
const message = 'Informe o id do favorito ou o do estabelecimento, e apenas um dos dois.'

/** Arguments that identify a favorite. */
export const favoriteKey = exactlyOne({ names, message })

/** Arguments that identify the favorite to remove. */
export const removedFavoriteKey = exactlyOne({ names, message, missing: 'ID do favorito não fornecido' })
