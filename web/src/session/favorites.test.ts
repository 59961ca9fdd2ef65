import { expect, it } from 'vitest'
import { removeFavorite } from './favorites.ts'

it('removes nothing without an id', async () => {
  await expect(removeFavorite('7')).rejects.toThrow('ID do favorito não fornecido')
})
