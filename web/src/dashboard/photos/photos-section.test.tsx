import { Blob as NativeBlob, File as NativeFile } from 'node:buffer'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import type { RouteObject } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Apollo } from '../../apollo/provider.tsx'
import { useBusinessPhotosQuery } from '../../gql/dashboard/hooks.ts'
import { photosMessages as texts } from '../../messages/dashboard/photos.ts'
import { addBusiness, type MockBusiness, mockImage, mockPhotos } from '../../mocks/catalogue.ts'
import { mockApi, refusal, signIn } from '../../mocks/server.ts'
import { expectWarnings } from '../../test/expect-warnings.ts'
import { renderApp } from '../../test/render-app.tsx'
import { ChakraStyles } from '../../theme/chakra-styles.tsx'
import { Toasts } from '../../ui/toasts/toasts.tsx'
import { PhotosSection } from './photos-section.tsx'
import type { SavedPhoto } from './photos-state.ts'
import { startPhotos } from './photos-state.ts'
import { type PhotosState, usePhotos } from './use-photos.ts'

/** jsdom's own request sends an unreadable form; this one reports half of a file as sent at once. */
vi.mock('../../apollo/progress-fetch.ts', () => ({
  progressFetch:
    (onProgress: (part: number) => void): typeof fetch =>
    (address, init) => {
      onProgress(0.5)
      return fetch(address, init)
    },
}))

const api = mockApi()
let bakery: MockBusiness
/** What the form knows of the photos. */
let photos: PhotosState

/** As the form has it: loads, shows, and saves with its own button. */
function Harness() {
  const { data } = useBusinessPhotosQuery({ variables: { id: bakery.id } })
  return data ? <Form saved={data.business?.photos ?? []} /> : null
}

function Form({ saved }: { saved: readonly SavedPhoto[] }) {
  photos = usePhotos(bakery.id, useForm({ defaultValues: { photos: startPhotos(saved) } }))
  return (
    <ChakraStyles>
      <PhotosSection photos={photos} />
      <Toasts />
    </ChakraStyles>
  )
}

const route: RouteObject = {
  path: '/so/fotos',
  element: (
    <Apollo>
      <Harness />
    </Apollo>
  ),
}

beforeEach(async () => {
  const [neighborhood] = api.catalogue.neighborhoods
  if (!neighborhood) throw new Error('no neighborhood')
  bakery = addBusiness(api.catalogue, { name: 'Padaria Nova', neighborhood, photos: mockPhotos(3) })
  signIn(api, { role: 'ADMIN' })
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: made, revokeObjectURL: revoked }))
  // jsdom's own cannot be sent by the platform's request.
  const form = await new Response(new URLSearchParams()).formData()
  vi.stubGlobal('FormData', form.constructor)
  vi.stubGlobal('Blob', NativeBlob)
})
afterEach(() => {
  // Before the page is unmounted.
  cleanup()
  vi.unstubAllGlobals()
  made.mockClear()
  revoked.mockClear()
})

const made = vi.fn(() => `blob:${made.mock.calls.length}`)
const revoked = vi.fn()

/** jsdom neither loads pictures nor says so. */
class UnreadableImage {
  onerror = () => {}
  set src(_: string) {
    queueMicrotask(() => this.onerror())
  }
}

const picture = (name: string, size = 4, type = 'image/jpeg') =>
  new NativeFile(['x'.repeat(size)], name, { type, lastModified: 1 }) as unknown as File

async function show() {
  const app = renderApp('/so/fotos', [route])
  const group = await screen.findByRole('group', { name: texts.title })
  const tiles = () => within(group).queryAllByRole('listitem')
  const tile = (place: number) => within(within(group).getByRole('listitem', { name: texts.photo(place) }))
  const press = (name: string) => app.visitor.click(within(group).getByRole('button', { name }))
  const input = within(group).getByLabelText<HTMLInputElement>('Escolher fotos')
  const choose = (...files: File[]) => {
    Object.defineProperty(input, 'files', { value: files, configurable: true })
    Object.defineProperty(input, 'value', { value: '', configurable: true, writable: true })
    fireEvent.change(input)
  }
  /** What the form does after the establishment itself is saved. */
  const upload = async () => {
    let outcome: Awaited<ReturnType<PhotosState['upload']>> | undefined
    await act(async () => {
      outcome = await photos.upload(bakery.id)
    })
    return outcome
  }
  return { ...app, group, tiles, tile, press, input, choose, upload }
}

const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
const alts = (tiles: HTMLElement[]) => tiles.map((each) => each.querySelector('img')?.getAttribute('alt'))

describe('choosing', () => {
  it('shows what is saved, the cover first, and how many there are', async () => {
    const { tiles, tile, group } = await show()
    expect(alts(tiles())).toEqual(['Fachada com toldo verde', 'Foto 2', 'Foto 3'])
    expect(tile(1).getByText('Capa')).toBeDefined()
    expect(within(group).getByText('3 de 15 fotos')).toBeDefined()
    expect(within(group).getByText('PNG, JPG, JPEG até 5MB cada')).toBeDefined()
    expect([photos.isDirty, photos.isBusy]).toEqual([false, false])
  })

  it('shows chosen files at once, marked, sends nothing, and says so', async () => {
    const { choose, tile, group, input } = await show()
    expect([input.multiple, input.accept]).toEqual([true, 'image/png,image/jpeg,image/webp,image/avif'])
    choose(picture('um.jpg'), picture('dois.png', 4, 'image/png'))
    expect(tile(4).getByText('Ainda não enviada')).toBeDefined()
    expect(await tile(5).findByRole('img')).toHaveProperty('src', 'blob:2')
    expect(within(group).getByText('5 de 15 fotos')).toBeDefined()
    expect(said()).toContain('2 fotos escolhidas. 5 de 15 fotos')
    expect(photos.isDirty).toBe(true)
    expect(api.last('AddBusinessPhotos')).toBeUndefined()
  })

  it('drops an unsaved file without a question, its preview with it, and moves the focus on', async () => {
    const { choose, press, tiles } = await show()
    choose(picture('um.jpg'), picture('dois.jpg'))
    await screen.findByRole('img', { name: 'Foto 4' })
    await press(texts.removeOf(4))
    expect(tiles()).toHaveLength(4)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(revoked).toHaveBeenCalledWith('blob:1')
    expect(document.activeElement?.getAttribute('aria-label')).toBe(texts.removeOf(4))
    await press(texts.removeOf(4))
    expect(photos.isDirty).toBe(false)
  })

  it('refuses what is no image, what is too large and what was chosen before, each by its name', async () => {
    const { choose, tiles } = await show()
    const big = picture('grande.jpg')
    Object.defineProperty(big, 'size', { value: 105_000_000 })
    choose(picture('nota.pdf', 4, 'application/pdf'), big, picture('um.jpg'), picture('um.jpg'))
    const { textContent } = screen.getByRole('alert')
    expect(textContent).toContain('nota.pdf: não é uma imagem PNG, JPEG, WebP ou AVIF.')
    expect(textContent).toContain('grande.jpg: tem 100,2 MB, e o limite é de 100 MB por arquivo.')
    expect(textContent).toContain('um.jpg: já foi escolhida.')
    expect(tiles()).toHaveLength(4)
  })

  it('takes no more than 15 with those that are saved, and says how many fit', async () => {
    const { choose, tiles } = await show()
    choose(...Array.from({ length: 14 }, (_, index) => picture(`${index}.jpg`)))
    expect(tiles()).toHaveLength(15)
    expect(screen.getByRole('alert').textContent).toBe(
      'O limite é de 15 fotos: só couberam mais 12, e 2 fotos ficaram de fora.',
    )
    choose(picture('mais.jpg'))
    expect(tiles()).toHaveLength(15)
    expect(screen.getByRole('alert').textContent).toContain('Exclua alguma para incluir outra.')
  })

  it('takes files that are dropped, and shows while they are held over it', async () => {
    const { group, tiles } = await show()
    const dataTransfer = { types: ['Files'], files: [picture('um.jpg'), picture('dois.jpg')], dropEffect: '' }
    fireEvent.dragOver(group, { dataTransfer })
    expect(within(group).getByText('Solte as fotos aqui')).toBeDefined()
    fireEvent.dragLeave(group, { dataTransfer, relatedTarget: document.body })
    expect(within(group).queryByText('Solte as fotos aqui')).toBeNull()
    fireEvent.dragOver(group, { dataTransfer })
    fireEvent.drop(group, { dataTransfer })
    expect(tiles()).toHaveLength(5)
    expect(within(group).queryByText('Solte as fotos aqui')).toBeNull()
  })

  it('keeps the page when files are dropped outside it', async () => {
    await show()
    const drop = new Event('drop', { bubbles: true, cancelable: true })
    Object.assign(drop, { dataTransfer: { types: ['Files'] } })
    document.body.dispatchEvent(drop)
    expect(drop.defaultPrevented).toBe(true)
  })

  it('takes a pasted picture, unless it is pasted into a text', async () => {
    const { tiles, tile } = await show()
    const clipboardData = { files: [picture('image.png', 4, 'image/png')] }
    fireEvent.paste(tile(1).getByRole('textbox'), { clipboardData })
    expect(tiles()).toHaveLength(3)
    fireEvent.paste(document.body, { clipboardData })
    expect(tiles()).toHaveLength(4)
  })
})

describe('saving', () => {
  it('sends one file after the other and keeps their places', async () => {
    const { choose, upload, tiles, press } = await show()
    choose(picture('um.jpg'), picture('dois.jpg'))
    await press(texts.makeCoverOf(5))
    expect(await upload()).toEqual({ saved: 2, failed: 0 })
    const sent = api.seen.filter(({ name }) => name === 'AddBusinessPhotos')
    expect(sent.map(({ variables }) => (variables.photos as File[]).map(({ name }) => name))).toEqual([
      ['dois.jpg'],
      ['um.jpg'],
    ])
    const order = ['foto-de-dois.jpg', 'foto-1', 'foto-2', 'foto-3', 'foto-de-um.jpg']
    expect(bakery.photos.map(({ id }) => id)).toEqual(order)
    expect(tiles()).toHaveLength(5)
    expect(screen.queryByText('Ainda não enviada')).toBeNull()
    expect([photos.isDirty, photos.isBusy]).toEqual([false, false])
    expect(revoked).toHaveBeenCalledTimes(2)
  })

  it('asks for no order when the photos stand as they were sent', async () => {
    const { choose, upload } = await show()
    choose(picture('um.jpg'), picture('dois.jpg'))
    await upload()
    expect(api.last('OrderBusinessPhotos')).toBeUndefined()
  })

  it('shows a file being sent and those queued, and lets nothing be moved or removed until then', async () => {
    const { promise, resolve } = Promise.withResolvers()
    api.holds.AddBusinessPhotos = promise
    const { choose, tile, group, input } = await show()
    choose(picture('um.jpg'), picture('dois.jpg'))
    act(() => void photos.upload(bakery.id))
    const bar = await tile(4).findByRole('progressbar', { name: 'Envio da foto 4' })
    await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('50'))
    expect(bar.getAttribute('aria-valuetext')).toMatch(/^Enviando: 50\s?%$/)
    expect(tile(5).getByText('Na fila')).toBeDefined()
    expect(photos.isBusy).toBe(true)
    expect(input.disabled).toBe(true)
    for (const button of within(group).getAllByRole<HTMLButtonElement>('button', {
      name: /^(Excluir|Mover)/,
    }))
      expect(button.disabled).toBe(true)
    resolve(null)
    await waitFor(() => expect(photos.isBusy).toBe(false))
    expect(bakery.photos).toHaveLength(5)
  })

  it('says on a file why the server refused it, goes on with the others, and sends it again', async () => {
    const { choose, upload, tile, press } = await show()
    api.failures.AddBusinessPhotos = { message: 'Muitos pedidos.' }
    choose(picture('um.jpg'), picture('dois.jpg'))
    expect(await upload()).toEqual({ saved: 0, failed: 2 })
    expect(tile(4).getByRole('alert').textContent).toContain('Muitos pedidos.')
    expect(tile(5).getByRole('alert')).toBeDefined()
    delete api.failures.AddBusinessPhotos
    await press(texts.retryOf(5))
    await waitFor(() => expect(said()).toContain('1 foto enviada.'))
    expect(tile(5).queryByRole('alert')).toBeNull()
    expect(bakery.photos.at(-1)?.id).toBe('foto-de-dois.jpg')
    expect(tile(4).getByText('Não enviada')).toBeDefined()
    await press(texts.retryOf(4))
    await waitFor(() => expect(photos.isDirty).toBe(false))
    // At its place on the page, though it was added last.
    expect(bakery.photos.map(({ id }) => id).slice(3)).toEqual(['foto-de-um.jpg', 'foto-de-dois.jpg'])
  })

  it('sends all files that failed again with one press, and nothing else', async () => {
    const { choose, upload, press, group } = await show()
    api.failures.AddBusinessPhotos = { message: 'Muitos pedidos.' }
    choose(picture('um.jpg'), picture('dois.jpg'))
    expect(within(group).queryByRole('button', { name: /Enviar de novo/ })).toBeNull()
    expect(await upload()).toEqual({ saved: 0, failed: 2 })
    delete api.failures.AddBusinessPhotos
    choose(picture('tres.jpg'))
    api.seen.length = 0
    await press('Enviar de novo as 2 que faltaram')
    await waitFor(() => expect(photos.isBusy).toBe(false))
    const sent = api.seen.filter(({ name }) => name === 'AddBusinessPhotos')
    expect(sent.map(({ variables }) => (variables.photos as File[]).map(({ name }) => name))).toEqual([
      ['um.jpg'],
      ['dois.jpg'],
    ])
    expect(said()).toContain('2 fotos enviadas.')
    expect(within(group).queryByRole('button', { name: /Enviar de novo/ })).toBeNull()
  })

  it.each(['NOT_AN_IMAGE', 'TOO_LARGE'])(
    'offers no second try of a file that is refused as %s',
    async (reason) => {
      const { choose, upload, tile, group } = await show()
      api.failures.AddBusinessPhotos = {
        message: 'Não serve.',
        extensions: { code: 'BAD_USER_INPUT', reason },
      }
      choose(picture('um.jpg'), picture('dois.jpg'))
      expect(await upload()).toEqual({ saved: 0, failed: 2 })
      expect(tile(4).getByText('Não enviada')).toBeDefined()
      expect(tile(4).getByRole('alert').textContent).toBe('Não serve.')
      expect(within(group).queryByRole('button', { name: /de novo|Cancelar/ })).toBeNull()
      expect(tile(4).getByRole<HTMLButtonElement>('button', { name: 'Excluir a foto 4' }).disabled).toBe(
        false,
      )
    },
  )

  it('says so where this browser cannot make a large file smaller', async () => {
    const { choose, upload, tile } = await show()
    vi.stubGlobal('Image', UnreadableImage)
    const big = picture('grande.jpg')
    Object.defineProperty(big, 'size', { value: 10_000_001 })
    choose(big)
    expect(await upload()).toEqual({ saved: 0, failed: 1 })
    expect(tile(4).getByRole('alert').textContent).toBe(texts.cannotPrepare)
    expect(api.last('AddBusinessPhotos')).toBeUndefined()
  })

  it('turns a saved photo with the rest, and says until then that it waits', async () => {
    const { press, upload, tile } = await show()
    await press(texts.turnOf(2))
    await press(texts.turnOf(2))
    expect(said()).toContain('A foto 2 está girada em 180°.')
    expect(tile(2).getByText('Giro ainda não salvo')).toBeDefined()
    expect([photos.isDirty, api.last('TurnBusinessPhoto')]).toMatchObject([true, undefined])
    expect(await upload()).toEqual({ saved: 0, failed: 0 })
    expect(api.last('TurnBusinessPhoto')).toMatchObject({ id: 'foto-2', quarterTurns: 2 })
    expect(tile(2).queryByText('Giro ainda não salvo')).toBeNull()
    await press(texts.turnOf(1))
    api.failures.TurnBusinessPhoto = { message: 'Não deu.' }
    expect(await upload()).toEqual({ saved: 0, failed: 1 })
    expect(tile(1).getByRole('alert').textContent).toBe('O giro não foi salvo. Não deu.')
  })

  it('keeps a file that got no answer', async () => {
    const { choose, upload, tile } = await show()
    api.failures.AddBusinessPhotos = 'network'
    choose(picture('um.jpg'))
    expect(await upload()).toEqual({ saved: 0, failed: 1 })
    expect(tile(4).getByRole('alert').textContent).toBe(texts.noAnswer)
  })

  it('turns a photo once, though the answer was lost', async () => {
    const { press, upload } = await show()
    await press(texts.turnOf(2))
    const turned = bakery.photos[1] as object
    api.answers.turnBusinessPhoto = () => Object.assign(turned, { image: mockImage(90) })
    api.lost.add('TurnBusinessPhoto')
    expect(await upload()).toEqual({ saved: 0, failed: 1 })
    api.lost.clear()
    expect(await upload()).toEqual({ saved: 0, failed: 0 })
    expect(api.seen.filter(({ name }) => name === 'TurnBusinessPhoto')).toHaveLength(1)
  })

  it('turns a photo at the next try that the server has not turned', async () => {
    const { press, upload } = await show()
    await press(texts.turnOf(2))
    api.failures.TurnBusinessPhoto = 'network'
    expect(await upload()).toEqual({ saved: 0, failed: 1 })
    api.failures = {}
    expect(await upload()).toEqual({ saved: 0, failed: 0 })
    expect(api.seen.filter(({ name }) => name === 'TurnBusinessPhoto')).toHaveLength(2)
  })

  it('shows a file that the server took in its place once, though the answer was lost', async () => {
    const { choose, upload, tiles } = await show()
    api.lost.add('AddBusinessPhotos')
    choose(picture('um.jpg'), picture('dois.jpg'))
    expect(await upload()).toEqual({ saved: 2, failed: 0 })
    expect([tiles().length, bakery.photos.length]).toEqual([5, 5])
  })

  it('resends a file under the key of its save, so that the server recognizes it', async () => {
    const { choose, press, tile } = await show()
    api.lost.add('AddBusinessPhotos')
    api.failures.BusinessPhotos = 'network'
    choose(picture('um.jpg'))
    await act(async () => void (await photos.upload(bakery.id, 'esta-vez')))
    expect(tile(4).getByRole('alert').textContent).toBe(texts.noAnswer)
    api.lost.clear()
    api.seen.length = 0
    await press(texts.retryOf(4))
    await waitFor(() => expect(photos.isBusy).toBe(false))
    expect(api.last('AddBusinessPhotos')).toMatchObject({ saveKey: 'esta-vez' })
  })

  it('stops one file and goes on with the next', async () => {
    const { promise, resolve } = Promise.withResolvers()
    api.holds.AddBusinessPhotos = promise
    const { choose, tile, press } = await show()
    choose(picture('um.jpg'), picture('dois.jpg'), picture('tres.jpg'))
    let outcome: unknown
    act(() => void photos.upload(bakery.id).then((each) => (outcome = each)))
    await waitFor(() => expect(api.last('AddBusinessPhotos')).toBeDefined())
    await press(texts.stopOf(5))
    await press(texts.stopOf(4))
    // The server does not have what was stopped: that was asked before the next file is sent.
    const sent = () => api.seen.filter(({ name }) => name === 'AddBusinessPhotos')
    await waitFor(() => expect(sent()).toHaveLength(2))
    resolve(null)
    await waitFor(() => expect(outcome).toEqual({ saved: 1, failed: 2 }))
    expect(tile(4).getByText('Envio cancelado')).toBeDefined()
    expect(tile(5).getByText('Envio cancelado')).toBeDefined()
    expect(tile(4).getByRole('button', { name: texts.retryOf(4) })).toBeDefined()
  })

  it('keeps everything when the session ends, and sends it in the next one', async () => {
    expectWarnings()
    const { choose, upload, tile } = await show()
    api.failures.AddBusinessPhotos = { message: 'Entre.', extensions: { code: 'UNAUTHENTICATED' } }
    choose(picture('um.jpg'), picture('dois.jpg'))
    expect(await upload()).toEqual({ saved: 0, failed: 2 })
    expect(api.seen.filter(({ name }) => name === 'AddBusinessPhotos')).toHaveLength(1)
    expect(tile(4).getByRole('alert').textContent).toBe('A sessão tinha expirado. Tente outra vez.')
    expect(tile(5).getByText('Ainda não enviada')).toBeDefined()
    delete api.failures.AddBusinessPhotos
    signIn(api, { role: 'ADMIN' })
    expect(await upload()).toEqual({ saved: 2, failed: 0 })
  })
})

describe('order', () => {
  it('is changed by buttons, announced, and saved with the rest', async () => {
    const { press, tiles, group, upload } = await show()
    await press(texts.forth(1))
    expect(alts(tiles())).toEqual(['Foto 1', 'Fachada com toldo verde', 'Foto 3'])
    expect(said()).toContain('A foto 1 agora é a 2ª de 3.')
    expect(document.activeElement?.getAttribute('aria-label')).toBe(texts.forth(2))
    expect(within(group).getByText('A nova ordem ainda não foi salva.')).toBeDefined()
    expect(photos.isDirty).toBe(true)
    await press(texts.makeCoverOf(3))
    expect(said()).toContain('A foto 3 agora é a capa, a primeira de 3.')
    expect(api.last('OrderBusinessPhotos')).toBeUndefined()
    await upload()
    expect(bakery.photos.map(({ id }) => id)).toEqual(['foto-3', 'foto-2', 'foto-1'])
    expect(within(group).queryByText('A nova ordem ainda não foi salva.')).toBeNull()
  })

  it('keeps the focus at the end of the list on the button that still does something', async () => {
    const { press } = await show()
    await press(texts.back(2))
    expect(document.activeElement?.getAttribute('aria-label')).toBe(texts.forth(1))
  })

  it('says that it could not be saved, and stays as it was put', async () => {
    const { press, tiles, upload } = await show()
    api.failures.OrderBusinessPhotos = { message: 'O banco de dados não responde.' }
    await press(texts.forth(1))
    expect(await upload()).toEqual({ saved: 0, failed: 1 })
    expect(screen.getByRole('alert').textContent).toBe(
      'A ordem das fotos não foi salva. O banco de dados não responde.',
    )
    expect(alts(tiles())[1]).toBe('Fachada com toldo verde')
    expect(photos.isDirty).toBe(true)
  })

  it('is saved even if somebody else has added and deleted photos', async () => {
    const { press, tiles, upload } = await show()
    await press(texts.makeCoverOf(3))
    const [first, , third] = bakery.photos
    const [other] = mockPhotos(1)
    if (!first || !third || !other) throw new Error('no photos')
    bakery.photos = [first, third, { ...other, id: 'de-outra-pessoa' }]
    const message = 'Informe cada foto do estabelecimento exatamente uma vez.'
    const incomplete = refusal(message, 'BAD_USER_INPUT', { fields: { photoIds: message } })
    api.answers.orderBusinessPhotos = ({ photoIds }) =>
      photoIds.includes('de-outra-pessoa') ? undefined : incomplete
    expect(await upload()).toEqual({ saved: 0, failed: 0 })
    expect(bakery.photos.map(({ id }) => id)).toEqual(['foto-3', 'foto-1', 'de-outra-pessoa'])
    expect(tiles()).toHaveLength(3)
  })
})

describe('words', () => {
  it('are typed at each photo, said to be unsaved, and saved with the rest', async () => {
    const { visitor, tile, choose, upload } = await show()
    choose(picture('um.jpg'))
    await visitor.type(tile(2).getByRole('textbox', { name: 'Descrição da foto 2' }), 'Pães na vitrine')
    await visitor.type(tile(4).getByRole('textbox'), 'Balcão')
    await visitor.clear(tile(1).getByRole('textbox'))
    expect(tile(2).getByText('Descrição ainda não salva')).toBeDefined()
    expect(tile(2).getByRole('img', { name: 'Pães na vitrine' })).toBeDefined()
    expect(await upload()).toEqual({ saved: 1, failed: 0 })
    expect(bakery.photos.map(({ alt }) => alt)).toEqual([null, 'Pães na vitrine', null, 'Balcão'])
    expect(screen.queryByText('Descrição ainda não salva')).toBeNull()
  })

  it('say at their photo that they could not be saved, and stay', async () => {
    const { visitor, tile, upload } = await show()
    api.failures.UpdateBusinessPhoto = 'network'
    await visitor.type(tile(2).getByRole('textbox'), 'Pães')
    expect(await upload()).toEqual({ saved: 0, failed: 1 })
    expect(tile(2).getByRole('alert').textContent).toBe(`A descrição não foi salva. ${texts.noAnswer}`)
    expect(tile(2).getByRole<HTMLTextAreaElement>('textbox').value).toBe('Pães')
  })

  it('are no longer than the server takes, and on one line', async () => {
    const { tile } = await show()
    const field = tile(2).getByRole<HTMLTextAreaElement>('textbox')
    expect(field.maxLength).toBe(200)
    fireEvent.change(field, { target: { value: 'uma\nlinha' } })
    expect(field.value).toBe('uma linha')
  })
})

describe('deleting a saved photo', () => {
  const dialog = () => within(screen.getByRole('dialog'))

  it('asks first, is done at once, and moves the focus to the next', async () => {
    const { visitor, press, tiles } = await show()
    await press(texts.removeOf(2))
    expect(dialog().getByText('Tem certeza que deseja excluir esta foto?')).toBeDefined()
    await visitor.click(dialog().getByRole('button', { name: texts.confirm }))
    expect(await screen.findByText('Foto removida com sucesso!')).toBeDefined()
    expect(api.last('DeleteBusinessPhoto')).toEqual({ businessId: bakery.id, photoId: 'foto-2' })
    expect(tiles()).toHaveLength(2)
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(texts.removeOf(2)))
    expect(photos.isDirty).toBe(false)
  })

  it('does nothing when the answer is no', async () => {
    const { visitor, press, tiles } = await show()
    await press(texts.removeOf(2))
    await visitor.click(dialog().getByRole('button', { name: 'Cancelar' }))
    expect(api.last('DeleteBusinessPhoto')).toBeUndefined()
    expect(tiles()).toHaveLength(3)
  })

  it('has every remove button disabled while it runs', async () => {
    const { promise, resolve } = Promise.withResolvers()
    api.holds.DeleteBusinessPhoto = promise
    const { visitor, press, group, choose } = await show()
    choose(picture('um.jpg'))
    await press(texts.removeOf(1))
    await visitor.click(dialog().getByRole('button', { name: texts.confirm }))
    const buttons = () => within(group).getAllByRole<HTMLButtonElement>('button', { name: /^Excluir a foto/ })
    await waitFor(() => expect(buttons().map(({ disabled }) => disabled)).toEqual([true, true, true, true]))
    expect(photos.isBusy).toBe(true)
    resolve(null)
    await waitFor(() => expect(buttons().map(({ disabled }) => disabled)).toEqual([false, false, false]))
  })

  it.each([
    ['what the service says of a refusal', { message: 'Não foi possível.' }, texts.removeRefused],
    [
      'the message that says it itself',
      { message: 'Falha ao excluir: em uso.' },
      'Falha ao excluir: em uso.',
    ],
    ['its own word without an answer', 'network', 'Erro ao remover foto. Verifique o console.'],
  ] as const)('that fails says %s, keeps the photo, and tells the console why', async (_, failure, text) => {
    const warn = expectWarnings()
    api.failures.DeleteBusinessPhoto = failure
    const { visitor, press, tiles, tile } = await show()
    await press(texts.removeOf(2))
    await visitor.click(dialog().getByRole('button', { name: texts.confirm }))
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
    expect(tiles()).toHaveLength(3)
    expect(tile(2).getByRole('alert')).toBeDefined()
    expect(warn).toHaveBeenCalledWith(text, expect.anything())
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(texts.removeOf(2)))
  })

  it('takes a photo that somebody else has deleted for gone', async () => {
    const { visitor, press, tiles } = await show()
    bakery.photos = bakery.photos.filter(({ id }) => id !== 'foto-2')
    await press(texts.removeOf(2))
    await visitor.click(dialog().getByRole('button', { name: texts.confirm }))
    expect(await screen.findByText('Foto removida com sucesso!')).toBeDefined()
    expect(tiles()).toHaveLength(2)
  })
})
