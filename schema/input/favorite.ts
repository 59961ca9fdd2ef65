import { exactlyOne } from './one-of.ts'

const names = ['id', 'businessId'] as const
const message = 'Informe o id do favorito ou o do estabelecimento, e apenas um dos dois.'

/** The arguments that name one favorite. */
export const favoriteKey = exactlyOne({ names, message })

/** The arguments that name the favorite to remove. */
export const removedFavoriteKey = exactlyOne({ names, message, missing: 'ID do favorito não fornecido' })
