import { exactlyOne } from './rules.ts'

/** Favorites that an account has at most. */
export const favoriteLimit = 1_000

const names = ['id', 'businessId'] as const
const message = 'Informe o id do favorito ou o do estabelecimento, e apenas um dos dois.'

/** The arguments that name one favorite. */
export const favoriteKey = exactlyOne({ names, message })

/** The arguments that name the favorite to remove. */
export const removedFavoriteKey = exactlyOne({ names, message, missing: 'ID do favorito não fornecido' })
