import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { businessFormMessages as texts } from '../../messages/dashboard/business-form.ts'
import { tokenOf } from '../../mocks/accounts.ts'
import { addBusiness } from '../../mocks/catalogue.ts'
import { mockApi } from '../../mocks/server.ts'
import { keepToken } from '../../session/token.ts'
import { expectWarnings } from '../../test/expect-warnings.ts'
import { fillRequired, fullBusiness, showBusinessForm } from '../../test/show-business-form.tsx'

vi.mock('../rich-text/rich-text-field.tsx', () => import('../../test/plain-rich-text.tsx'))

/** What the photos are, and what becomes of them when they are sent. */
const photos = vi.hoisted(() => ({
  isDirty: false,
  outcome: { saved: 0, failed: 0 },
  sentTo: [] as string[],
}))
vi.mock('../photos/photos-section.tsx', () => ({ PhotosSection: () => null }))
vi.mock('../photos/use-photos.ts', () => ({
  usePhotos: () => ({
    isDirty: photos.isDirty,
    data: { items: [] },
    upload: async (id: string) => {
      photos.sentTo.push(id)
      return photos.outcome
    },
  }),
}))

const api = mockApi()
beforeEach(() => {
  sessionStorage.clear()
  Object.assign(photos, { isDirty: false, outcome: { saved: 0, failed: 0 }, sentTo: [] })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Has the way to the list wait for the test, however long the machine takes to press a button. */
function holdRedirects(): Map<unknown, () => void> {
  const held = new Map<unknown, () => void>()
  const { setTimeout: start, clearTimeout: stop } = globalThis
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, delay?: number, ...given: []) => {
    if (delay !== 2000) return start(run, delay, ...given)
    const timer = {}
    held.set(timer, run)
    return timer
  }) as typeof setTimeout)
  vi.spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => {
    if (!held.delete(timer)) stop(timer)
  })
  return held
}

const bar = () =>
  within(screen.getByRole('group', { name: texts.state.label, hidden: true })).getByRole('status', {
    hidden: true,
  }).textContent
const sentUpdate = () => api.last('UpdateBusiness') as { id: string; input: Record<string, unknown> }

describe('a new establishment', () => {
  it('is added with everything that was filled in, and the list opens', async () => {
    const [neighborhood] = api.catalogue.neighborhoods
    if (!neighborhood) throw new Error('the sample is not whole')
    api.answers.createBusiness = ({ input: { name } }) =>
      addBusiness(api.catalogue, { name, neighborhood, site: 'https://padaria.com.br' })
    const form = await showBusinessForm(api)
    await fillRequired(form)
    await form.fill('Site', 'padaria.com.br')
    await form.save()
    expect((await screen.findAllByText('Estabelecimento criado com sucesso!')).length).toBe(2)
    expect(api.last('CreateBusiness')).toMatchObject({
      input: {
        name: 'Padaria do Vale',
        description: '<p>Pão quente toda manhã.</p>',
        phone: '(12) 99123-4567',
        categoryIds: ['1'],
        subcategoryIds: ['1'],
        site: 'padaria.com.br',
        address: { cityId: '1', neighborhoodId: '1', street: '', number: '' },
        latitude: null,
        ownerId: null,
      },
    })
    const { id } = api.catalogue.businesses.at(-1) ?? {}
    expect(photos.sentTo).toEqual([id])
    await waitFor(() => expect(form.address()).toBe(`/dashboard/business/edit/${id}`))
    expect(form.field('Site').value).toBe('https://padaria.com.br')
    expect(screen.getByText(texts.goNow).getAttribute('href')).toBe('/dashboard/business')
    await waitFor(() => expect(form.address()).toBe('/dashboard/business'), { timeout: 5000 })
  })

  it('leads to the next one, which keeps city, neighborhood and categories', async () => {
    const form = await showBusinessForm(api)
    await fillRequired(form)
    await form.press(texts.saveAndAdd)
    await waitFor(() => expect(form.field('Nome *').value).toBe(''))
    await waitFor(() => expect(form.address()).toBe('/dashboard/business/add'))
    expect([form.field('Cidade *').value, form.field('Bairro *').value]).toEqual(['Taubaté', 'Centro'])
    const chosen = screen.getByRole('list', { name: texts.choices.chosen('Categorias'), hidden: true })
    expect(chosen.textContent).toBe('Alimentação')
    expect(bar()).toBe('')
  })

  it('does not lead to the next one while something is refused', async () => {
    const form = await showBusinessForm(api)
    await fillRequired(form)
    await form.fill('Telefone *', '')
    await form.press(texts.saveAndAdd)
    expect(form.field('Nome *').value).toBe('Padaria do Vale')
    await form.fill('Telefone *', '12991234567')
    await form.save()
    await waitFor(() => expect(form.address()).toMatch(/edit/))
  })

  it('shows next to the fields what is missing, lists it, and focuses the first', async () => {
    const { field, save } = await showBusinessForm(api)
    await save()
    for (const message of [
      'Informe o nome.',
      'Selecione pelo menos uma categoria',
      'Informe a descrição.',
      'Informe o telefone.',
      'Informe a cidade.',
      'Informe o bairro.',
    ]) {
      expect(screen.getAllByText(message, { exact: false }).length, message).toBe(2)
    }
    expect(screen.getByText('Corrija 6 campos para salvar:')).toBeDefined()
    expect(document.activeElement).toBe(field('Nome *'))
    expect(field('Nome *').getAttribute('aria-invalid')).toBe('true')
    expect(api.last('CreateBusiness')).toBeUndefined()
  })

  it('needs a subcategory when a chosen category has one, and no street', async () => {
    const form = await showBusinessForm(api)
    await fillRequired(form)
    await form.pick(/^Subcategorias( \*)?$/, 'Padarias')
    await form.save()
    expect(await screen.findByText('Selecione pelo menos uma subcategoria')).toBeDefined()
    await form.pick('Categorias *', 'Alimentação')
    await form.pick('Categorias *', 'Eventos')
    await form.save()
    expect(await screen.findAllByText('Estabelecimento criado com sucesso!')).toBeDefined()
  })

  it('takes its error away with the next key, and keeps the others', async () => {
    const { fill, save } = await showBusinessForm(api)
    await save()
    await fill('Nome *', 'P')
    expect(screen.queryByText('Informe o nome.')).toBeNull()
    expect(screen.getByText('Corrija 5 campos para salvar:')).toBeDefined()
  })
})

describe('a create whose answer is lost', () => {
  const named = (name: string) => api.catalogue.businesses.filter((each) => each.name === name)
  const keysOf = (operation: string) =>
    api.seen.filter(({ name }) => name === operation).map(({ variables }) => variables.requestKey)
  const keyReused = (id: string | undefined) => ({
    message: 'Este cadastro já tinha sido salvo, com outros dados.',
    extensions: { code: 'CONFLICT', reason: 'KEY_REUSED', id },
  })
  /** The server knows both as one by their key. */
  const expectOneKey = (operation: string) => {
    const [first, second, ...others] = keysOf(operation)
    expect([typeof first, second, others]).toEqual(['string', first, []])
  }

  /** A new establishment that the server has saved, which its form does not know. */
  async function loseAnswer() {
    const form = await showBusinessForm(api)
    await fillRequired(form)
    api.lost.add('CreateBusiness')
    await form.save()
    await screen.findByText('Erro ao salvar estabelecimento')
    api.lost.clear()
    api.answers.createBusiness = named('Padaria do Vale')[0]
    return form
  }

  it('is one establishment when it is sent again', async () => {
    const form = await loseAnswer()
    await form.save()
    expect((await screen.findAllByText('Estabelecimento criado com sucesso!')).length).toBe(2)
    expectOneKey('CreateBusiness')
    await waitFor(() =>
      expect(form.address()).toBe(`/dashboard/business/edit/${named('Padaria do Vale')[0]?.id}`),
    )
  })

  it('opens what was created when something else is sent, with the edits unsaved', async () => {
    const form = await loseAnswer()
    await form.fill('Nome *', 'Padaria Nova')
    api.failures.CreateBusiness = keyReused(named('Padaria do Vale')[0]?.id)
    await form.save()
    expect((await screen.findByRole('alert', { hidden: true })).textContent).toContain(texts.existsAlready)
    expectOneKey('CreateBusiness')
    const [created] = named('Padaria do Vale')
    await waitFor(() =>
      expect([form.address(), form.field('Nome *').value, bar()]).toEqual([
        `/dashboard/business/edit/${created?.id}`,
        'Padaria Nova',
        'Alterações não salvas',
      ]),
    )
    await form.save()
    expect((await screen.findAllByText('Estabelecimento atualizado com sucesso!')).length).toBe(2)
    expect(sentUpdate()).toMatchObject({
      id: created?.id,
      input: { name: 'Padaria Nova', version: 1, photosAction: 'APPEND' },
    })
    expect(created?.name).toBe('Padaria Nova')
  })

  it('is one establishment after a reload whose draft is sent again', async () => {
    const { admin } = await loseAnswer()
    window.dispatchEvent(new Event('pagehide'))
    const kept = Object.entries(localStorage)
    cleanup()
    for (const [key, value] of kept) localStorage.setItem(key, value)
    const form = await showBusinessForm(api, undefined, admin)
    await form.save()
    expect((await screen.findAllByText('Estabelecimento criado com sucesso!')).length).toBe(2)
    expectOneKey('CreateBusiness')
  })

  it('of a neighborhood is one neighborhood, chosen in the form', async () => {
    const form = await showBusinessForm(api)
    await form.pick('Cidade *', 'Taubaté')
    await form.press('Novo bairro')
    await form.visitor.paste('Vila Nova')
    api.lost.add('AddNeighborhood')
    await form.press(texts.place.create)
    await screen.findByText(texts.place.createFailed)
    api.lost.clear()
    api.answers.createNeighborhood = api.catalogue.neighborhoods.at(-1)
    await form.press(texts.place.create)
    await screen.findByText(texts.place.neighborhoodCreated('Vila Nova'))
    expectOneKey('AddNeighborhood')
    expect(form.field('Bairro *').value).toBe('Vila Nova')
  })

  it('of a neighborhood says so when another name is sent, and offers what was created', async () => {
    const form = await showBusinessForm(api)
    await form.pick('Cidade *', 'Taubaté')
    await form.press('Novo bairro')
    await form.visitor.paste('Vila Nvoa')
    api.lost.add('AddNeighborhood')
    await form.press(texts.place.create)
    await screen.findByText(texts.place.createFailed)
    api.lost.clear()
    api.failures.AddNeighborhood = keyReused(api.catalogue.neighborhoods.at(-1)?.id)
    await form.visitor.clear(form.field(texts.place.neighborhoodName('Taubaté')))
    await form.visitor.paste('Vila Nova')
    await form.press(texts.place.create)
    await screen.findByText(texts.place.neighborhoodSent)
    expectOneKey('AddNeighborhood')
    api.failures = {}
    await form.pick('Bairro *', 'Vila Nvoa')
    expect(api.catalogue.neighborhoods.map(({ name }) => name)).not.toContain('Vila Nova')
    await form.press(texts.place.create)
    await screen.findByText(texts.place.neighborhoodCreated('Vila Nova'))
  })
})

describe('changes', () => {
  it('are sent alone, with the version that was read', async () => {
    const { id } = fullBusiness(api)
    const { fill, save } = await showBusinessForm(api, id)
    await fill('Nome *', 'Cantina Nova')
    await fill('Número *', 'S/N')
    expect(bar()).toBe('Alterações não salvas')
    await save()
    expect((await screen.findAllByText('Estabelecimento atualizado com sucesso!')).length).toBe(2)
    expect(sentUpdate()).toMatchObject({
      id,
      input: { name: 'Cantina Nova', address: { number: 'S/N' }, version: 1, photosAction: 'APPEND' },
    })
    expect(bar()).toBe('Tudo salvo')
  })

  it('that are none send nothing but photos', async () => {
    const { id } = fullBusiness(api)
    const { save } = await showBusinessForm(api, id)
    await save()
    expect((await screen.findAllByText('Estabelecimento atualizado com sucesso!')).length).toBe(2)
    expect([api.last('UpdateBusiness'), photos.sentTo]).toEqual([undefined, [id]])
  })

  it('can go on: who stays is not led away', async () => {
    const redirects = holdRedirects()
    const { id } = fullBusiness(api)
    const { fill, save, press, address } = await showBusinessForm(api, id)
    await save()
    await screen.findByText(texts.redirecting)
    expect(redirects.size).toBe(1)
    await press(texts.stay)
    act(() => {
      for (const redirect of redirects.values()) redirect()
    })
    await waitFor(() => expect(address()).toBe(`/dashboard/business/edit/${id}`))
    await fill('Nome *', 'Cantina Outra')
    await save()
    expect(await screen.findByText(texts.redirecting)).toBeDefined()
    expect(sentUpdate().input.version).toBe(1)
  })

  it('of an old establishment need not mend what was not touched', async () => {
    const { id } = fullBusiness(api, { phone: '123', subcategories: [] })
    const { fill, save } = await showBusinessForm(api, id)
    await fill('Nome *', 'Cantina Nova')
    api.catalogue.subcategories.length = 0
    await save()
    expect((await screen.findAllByText('Estabelecimento atualizado com sucesso!')).length).toBe(2)
  })
})

describe('a failure', () => {
  it('of a field is shown next to it, with the focus on it', async () => {
    const { id } = fullBusiness(api)
    const { field, fill, save } = await showBusinessForm(api, id)
    await fill('Site', 'https://exemplo.com')
    const message = 'Este endereço não é aceito.'
    api.failures.UpdateBusiness = {
      message,
      extensions: { code: 'BAD_USER_INPUT', fields: { 'input.site': message } },
    }
    await save()
    expect(await screen.findByText(message)).toBeDefined()
    expect(document.activeElement).toBe(field('Site'))
    expect(field('Site').value).toBe('https://exemplo.com')
  })

  it('of an address’s field finds its field too', async () => {
    const { id } = fullBusiness(api)
    const { field, fill, save } = await showBusinessForm(api, id)
    await fill('Rua *', 'Outra')
    const fields = { 'input.address.neighborhoodId': 'Este bairro não existe mais.' }
    api.failures.UpdateBusiness = { message: 'x', extensions: { code: 'BAD_USER_INPUT', fields } }
    await save()
    await waitFor(() => expect(document.activeElement).toBe(field('Bairro *')))
    expect(screen.getByText('Este bairro não existe mais.')).toBeDefined()
  })

  it('of the whole says so and keeps what was typed', async () => {
    const { id } = fullBusiness(api)
    const { field, fill, save } = await showBusinessForm(api, id)
    await fill('Nome *', 'Cantina Nova')
    api.failures.UpdateBusiness = 'network'
    await save()
    expect((await screen.findByRole('alert', { hidden: true })).textContent).toContain(
      'Erro ao salvar estabelecimento',
    )
    expect([field('Nome *').value, bar()]).toEqual(['Cantina Nova', 'Alterações não salvas'])
    api.failures.UpdateBusiness = { message: 'O banco está em manutenção.' }
    await save()
    expect(await screen.findByText('O banco está em manutenção.')).toBeDefined()
    api.failures = {}
    await save()
    expect((await screen.findAllByText('Estabelecimento atualizado com sucesso!')).length).toBe(2)
  })

  it('of the session keeps the form, which saves again after the next login', async () => {
    expectWarnings()
    const { id } = fullBusiness(api)
    const { admin, field, fill, save } = await showBusinessForm(api, id)
    await fill('Nome *', 'Cantina Nova')
    admin.version += 1
    await save()
    expect(await screen.findByRole('dialog', { name: 'Sessão expirada ou inválida' })).toBeDefined()
    expect(field('Nome *').value).toBe('Cantina Nova')
    act(() => keepToken(tokenOf(admin)))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText('A sessão tinha expirado. Tente outra vez.')).toBeDefined()
    expect(screen.queryByText('Sessão expirada ou inválida')).toBeNull()
    await save()
    expect((await screen.findAllByText('Estabelecimento atualizado com sucesso!')).length).toBe(2)
  })

  it('of photos stays where they are, on the page of what now exists', async () => {
    Object.assign(photos, { isDirty: true, outcome: { saved: 1, failed: 2 } })
    const form = await showBusinessForm(api)
    await fillRequired(form)
    await form.save()
    expect((await screen.findByRole('alert', { hidden: true })).textContent).toBe(texts.photosFailed(2))
    const { id } = api.catalogue.businesses.at(-1) ?? {}
    await waitFor(() => expect(form.address()).toBe(`/dashboard/business/edit/${id}`))
    expect(form.router.state.historyAction).toBe('REPLACE')
    photos.outcome = { saved: 2, failed: 0 }
    await form.save()
    expect(
      await screen.findByText('Estabelecimento atualizado com sucesso!', { selector: 'main *' }),
    ).toBeDefined()
    expect([photos.sentTo, api.catalogue.businesses.at(-1)?.id]).toEqual([[id, id], id])
  })

  it('of a deleted establishment is reported as such', async () => {
    const business = fullBusiness(api)
    const { fill, save } = await showBusinessForm(api, business.id)
    await fill('Nome *', 'Cantina Nova')
    api.catalogue.businesses.pop()
    await save()
    expect(await screen.findByText(texts.gone)).toBeDefined()
  })
})
