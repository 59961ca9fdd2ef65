import { expect, it } from 'vitest'
import { createBrowserClient } from '../apollo/client.ts'
import { removeFavorite } from './change-favorites.ts'

it('removes nothing without an id', async () => {
  await expect(removeFavorite(createBrowserClient(), undefined)).rejects.toThrow(
    'ID do favorito não fornecido',
  )
})
