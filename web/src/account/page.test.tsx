import { Blob as NativeBlob, File as NativeFile } from 'node:buffer'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { localDate } from '../../../schema/hours/calendar.ts'
import { accountMessages } from '../messages/account.ts'
import { messages } from '../messages/site.ts'
import { addUser, type MockSession, type MockUser, tokenOf } from '../mocks/accounts.ts'
import { mockImage } from '../mocks/catalogue.ts'
import { mockApi, signIn } from '../mocks/server.ts'
import { isRemembered, keepToken, readToken } from '../session/token.ts'
import { expectWarnings } from '../test/expect-warnings.ts'
import { renderApp } from '../test/render-app.tsx'
import type { PhotoCropProps } from './photo-crop.tsx'

/** Drawing needs a real browser; here the crop is a button. */
vi.mock('./photo-crop.tsx', () => ({
  PhotoCrop: ({ file, onCropped, onUnreadable }: PhotoCropProps) => (
    <button type="button" onClick={() => (file.size > 0 ? onCropped(file) : onUnreadable())}>
      Usar esta foto
    </button>
  ),
}))

const api = mockApi()
const { profile, photo, email, password, sessions, data, deletion } = accountMessages

let maria: MockUser
beforeEach(() => {
  maria = signIn(api)
})

/** The server's error for a wrong password, which names the path of its field. */
const wrongPassword = (path: string) => ({
  message: 'A senha está incorreta.',
  extensions: { code: 'BAD_USER_INPUT', fields: { [path]: 'A senha está incorreta.' } },
})

/** Shows the page, and waits for one of its parts. */
async function show(title: string) {
  const app = renderApp('/minha-conta')
  await screen.findByRole('region', { name: deletion.title })
  const part = within(screen.getByRole('region', { name: title }))
  const field = (label: string) => part.getByLabelText<HTMLInputElement>(label)
  const press = (name: string) => app.visitor.click(part.getByRole('button', { name }))
  return { ...app, part, field, press }
}

const dialog = () => within(screen.getByRole('dialog'))

it('declares to password managers whose password a form asks for', async () => {
  const { visitor } = await show(deletion.title)
  await visitor.click(screen.getByRole('button', { name: deletion.open }))
  const forms = [...document.querySelectorAll('form')].filter((form) =>
    form.querySelector('[autocomplete=current-password]'),
  )
  const names = forms.map((form) => form.querySelector<HTMLInputElement>('[autocomplete=username]')?.value)
  expect(names).toEqual([maria.email, maria.email, maria.email])
})

describe('the profile', () => {
  it('changes name and phone, and the menu with them', async () => {
    const { visitor, field, press } = await show(profile.title)
    expect([field('Nome').value, field('Telefone').value]).toEqual(['Maria Souza', '(12) 99123-4567'])
    await visitor.clear(field('Nome'))
    await visitor.type(field('Nome'), 'Joana Prado')
    await visitor.clear(field('Telefone'))
    await visitor.type(field('Telefone'), '1236221234')
    await press(profile.submit)
    expect(await screen.findByText(profile.saved)).toBeDefined()
    expect(maria).toMatchObject({ name: 'Joana Prado', phone: '1236221234' })
    expect(screen.getByRole('button', { name: 'Conta de Joana Prado', hidden: true })).toBeDefined()
  })

  it('changes the name despite a phone that would be refused today, says so, and sends no phone', async () => {
    maria.phone = '1291234567'
    const { visitor, part, field, press } = await show(profile.title)
    expect(field('Telefone').value).toBe('(12) 9123-4567')
    expect(part.getByText(/^Falta o nono dígito.* O número salvo continua valendo/)).toBeDefined()
    await visitor.clear(field('Nome'))
    await visitor.type(field('Nome'), 'Joana Prado')
    await press(profile.submit)
    expect(await screen.findByText(profile.saved)).toBeDefined()
    expect(api.last('UpdateProfile')).toMatchObject({ input: { name: 'Joana Prado' } })
    expect(maria.phone).toBe('1291234567')
  })

  it('shows errors next to the fields, and sends nothing', async () => {
    const { visitor, part, field, press } = await show(profile.title)
    await visitor.clear(field('Nome'))
    await visitor.clear(field('Telefone'))
    await visitor.type(field('Telefone'), '1234')
    await press(profile.submit)
    expect(part.getByText('Informe o nome.')).toBeDefined()
    expect(part.getByText('Informe um telefone com DDD: 10 ou 11 dígitos.')).toBeDefined()
    expect(document.activeElement).toBe(field('Nome'))
    expect(api.last('UpdateProfile')).toBeUndefined()
  })

  it('keeps what was typed when it cannot be saved', async () => {
    api.failures.UpdateProfile = 'network'
    const { visitor, part, field, press } = await show(profile.title)
    await visitor.type(field('Nome'), ' Lima')
    await press(profile.submit)
    expect((await part.findByRole('alert')).textContent).toBe(profile.failed)
    expect(field('Nome').value).toBe('Maria Souza Lima')
  })

  it('has what was typed again after a session that ended, for its owner only', async () => {
    expectWarnings()
    const { visitor, router, address, field, press } = await show(profile.title)
    await visitor.type(field('Nome'), ' Lima')
    maria.version += 1
    await press(profile.submit)
    await waitFor(() => expect(address()).toBe('/login'))
    expect(router.state.location.state).toEqual({ from: '/minha-conta', reason: 'expired' })

    act(() => keepToken(tokenOf(addUser(api.catalogue, { name: 'Outra Pessoa' }))))
    act(() => void router.navigate('/minha-conta'))
    expect(await screen.findByDisplayValue('Outra Pessoa')).toBeDefined()

    act(() => keepToken(tokenOf(maria)))
    expect(await screen.findByDisplayValue('Maria Souza Lima')).toBeDefined()
  })
})

describe('the photo', () => {
  /** jsdom's own cannot be sent by the platform's fetch. */
  beforeEach(async () => {
    const form = await new Response(new URLSearchParams()).formData()
    vi.stubGlobal('FormData', form.constructor)
    vi.stubGlobal('Blob', NativeBlob)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  const choose = async (bytes: string) => {
    const file = new NativeFile([bytes], 'eu.jpg', { type: 'image/jpeg' })
    const input = document.querySelector('input[type=file]') as HTMLInputElement
    Object.defineProperty(input, 'files', { value: [file], configurable: true })
    act(() => void input.dispatchEvent(new Event('change', { bubbles: true })))
    await screen.findByRole('dialog', { name: photo.cropTitle })
  }

  it('is chosen, cut and sent as a file', async () => {
    const { visitor, part } = await show(profile.title)
    expect(part.getByText('PNG, JPG, JPEG até 5MB')).toBeDefined()
    await choose('bytes')
    await visitor.click(await dialog().findByRole('button', { name: photo.submit }))
    expect(await screen.findByText(photo.saved)).toBeDefined()
    const sent = api.last('UpdateProfile') as { input: { photo: File } }
    expect([sent.input.photo.name, sent.input.photo.size]).toEqual(['eu.jpg', 'bytes'.length])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(part.getByRole('button', { name: photo.change })).toBeDefined()
  })

  it('says what the server says of it, where the work is', async () => {
    api.failures.UpdateProfile = { message: 'A imagem é grande demais.' }
    const { visitor } = await show(profile.title)
    await choose('bytes')
    await visitor.click(await dialog().findByRole('button', { name: photo.submit }))
    expect((await dialog().findByRole('alert')).textContent).toBe('A imagem é grande demais.')
  })

  it('says that a file cannot be shown', async () => {
    const { visitor, part } = await show(profile.title)
    await choose('')
    await visitor.click(await dialog().findByRole('button', { name: photo.submit }))
    expect((await part.findByRole('alert')).textContent).toBe(photo.unreadable)
  })

  it('is removed', async () => {
    maria.photo = mockImage(5)
    const { part, press } = await show(profile.title)
    await press(photo.remove)
    expect(await screen.findByText(photo.removed)).toBeDefined()
    expect(api.last('UpdateProfile')).toEqual({ input: { photo: null } })
    expect(document.activeElement, 'the button that was pressed has gone').toBe(
      part.getByRole('button', { name: photo.add }),
    )
  })
})

describe('the e-mail', () => {
  it('changes with the password', async () => {
    const { visitor, part, field, press } = await show(email.title)
    expect(part.getByText(email.current('maria1@guia.test'))).toBeDefined()
    await visitor.type(field(email.email), 'nova@guia.test')
    await visitor.type(field(email.password), maria.password)
    await press(email.submit)
    expect(await part.findByText(email.current('nova@guia.test'))).toBeDefined()
    expect([field(email.email).value, field(email.password).value]).toEqual(['', ''])
  })

  it('says next to the field that the password is wrong, and keeps the session', async () => {
    api.failures.ChangeEmail = wrongPassword('input.password')
    const { visitor, part, field, press } = await show(email.title)
    await visitor.type(field(email.email), 'nova@guia.test')
    await visitor.type(field(email.password), 'errada')
    await press(email.submit)
    expect(await part.findByText('A senha está incorreta.')).toBeDefined()
    expect(document.activeElement).toBe(field(email.password))
    expect(readToken()).toBe(tokenOf(maria))
  })
})

describe('the password', () => {
  it('changes, and the session goes on with a token of the same life', async () => {
    keepToken(tokenOf(maria), true)
    const { visitor, field, press } = await show(password.title)
    await visitor.type(field(password.current), maria.password)
    await visitor.type(field(password.new), 'outra-senha')
    await press(password.submit)
    expect(await screen.findByText(password.saved)).toBeDefined()
    expect(api.last('ChangePassword')).toMatchObject({ input: { remember: true } })
    expect([readToken(), isRemembered()]).toEqual([tokenOf(maria), true])
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Minha Conta')
  })

  it('says next to the fields which is wrong and which is too short', async () => {
    api.failures.ChangePassword = wrongPassword('input.currentPassword')
    const { visitor, part, field, press } = await show(password.title)
    await visitor.type(field(password.current), 'errada')
    await visitor.type(field(password.new), 'curta')
    await press(password.submit)
    expect(part.getByText('A senha deve ter pelo menos 8 caracteres.')).toBeDefined()
    await visitor.type(field(password.new), '-e-agora-longa')
    await press(password.submit)
    expect(await part.findByText('A senha está incorreta.')).toBeDefined()
  })
})

describe('the sessions', () => {
  const other = (wish: Partial<MockSession> = {}): MockSession => ({
    id: 'b2',
    device: 'Chrome no Android',
    createdAt: '2026-11-01T12:00:00.000Z',
    lastUsedOn: '2026-11-18',
    isCurrent: false,
    ...wish,
  })
  const list = async (part: ReturnType<typeof within>) => {
    const items = await part.findAllByRole('listitem')
    return items.map((item: HTMLElement) => item.textContent)
  }

  it('are listed with device and days, this one marked', async () => {
    maria.sessions.push(other())
    const { part } = await show(sessions.title)
    expect(await list(part)).toEqual([
      'Firefox no LinuxEste aparelhoUsada em 20/11/2026, aberta em 20/11/2026Sair',
      'Chrome no AndroidUsada em 18/11/2026, aberta em 01/11/2026Encerrar',
    ])
  })

  it('say that one was used today, however the browser writes dates', async () => {
    vi.spyOn(Intl.DateTimeFormat.prototype as { format: unknown }, 'format', 'get').mockReturnValue(
      () => '01/11/26',
    )
    maria.sessions.push(other({ lastUsedOn: localDate(Date.now()) }))
    const { part } = await show(sessions.title)
    expect((await list(part))[1]).toContain('Usada hoje, aberta em 01/11/26')
    vi.restoreAllMocks()
  })

  const endOther = 'Encerrar a sessão: Chrome no Android, Usada em 18/11/2026, aberta em 01/11/2026'

  it('are ended one by one, and the focus stays in the list', async () => {
    maria.sessions.push(other())
    const { visitor, part } = await show(sessions.title)
    await visitor.click(await part.findByRole('button', { name: endOther }))
    expect(await screen.findByText(sessions.ended('Chrome no Android'))).toBeDefined()
    expect(await list(part)).toHaveLength(1)
    expect(document.activeElement).toBe(part.getByRole('list', { name: sessions.list }))
    expect(api.last('EndSession')).toEqual({ id: 'b2' })
  })

  it('leave the list when they have already ended', async () => {
    maria.sessions.push(other())
    const { visitor, part } = await show(sessions.title)
    const button = await part.findByRole('button', { name: endOther })
    maria.sessions.pop()
    api.failures.EndSession = { message: 'Não está mais aberta.', extensions: { code: 'NOT_FOUND' } }
    await visitor.click(button)
    await waitFor(() => expect(part.queryByRole('button', { name: endOther })).toBeNull())
  })

  it('stay, with the reason, when one cannot be ended', async () => {
    maria.sessions.push(other())
    api.failures.EndSession = 'network'
    const { visitor, part } = await show(sessions.title)
    await visitor.click(await part.findByRole('button', { name: endOther }))
    expect((await part.findByRole('alert')).textContent).toBe(sessions.endFailed)
    expect(await list(part)).toHaveLength(2)
  })

  it('are shown in part when there are many, and whole on a press', async () => {
    for (let index = 0; index < 8; index += 1) maria.sessions.push(other({ id: `b${index}` }))
    const { part, press } = await show(sessions.title)
    expect(await list(part)).toHaveLength(5)
    await press('Mostrar todas as 9 sessões')
    expect(await list(part)).toHaveLength(9)
    expect(document.activeElement).toBe(part.getByRole('list', { name: sessions.list }))
  })

  it('say that they cannot be loaded, and are asked for again', async () => {
    api.failures.OpenSessions = 'network'
    const { visitor, part } = await show(sessions.title)
    expect((await part.findByRole('alert')).textContent).toContain(sessions.loadFailed)
    delete api.failures.OpenSessions
    await visitor.click(part.getByRole('button', { name: messages.tryAgain }))
    expect(await list(part)).toHaveLength(1)
  })

  it('end with "Sair" here, on the server too', async () => {
    const { visitor, part, address } = await show(sessions.title)
    await visitor.click(await part.findByRole('button', { name: sessions.leaveThis }))
    await waitFor(() => expect(address()).toBe('/login'))
    await waitFor(() => expect([maria.version, readToken()]).toEqual([1, null]))
  })
})

describe('"Sair de todos os dispositivos"', () => {
  it('asks first, ends every session and leads to /login', async () => {
    const { visitor, address, press } = await show(sessions.title)
    await press('Sair de todos os dispositivos')
    expect(maria.version).toBe(0)
    await visitor.click(dialog().getByRole('button', { name: sessions.submit }))
    await waitFor(() => expect(address()).toBe('/login'))
    expect([maria.version, readToken()]).toEqual([1, null])
  })

  it('does nothing on Cancelar', async () => {
    const { visitor, press } = await show(sessions.title)
    await press(sessions.submit)
    await visitor.click(dialog().getByRole('button', { name: accountMessages.cancel }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(api.last('LogOutEverywhere')).toBeUndefined()
  })

  it('says in the dialog that it failed', async () => {
    api.failures.LogOutEverywhere = 'network'
    const { visitor, press } = await show(sessions.title)
    await press(sessions.submit)
    await visitor.click(dialog().getByRole('button', { name: sessions.submit }))
    expect((await dialog().findByRole('alert')).textContent).toBe(sessions.failed)
  })
})

describe('the data', () => {
  it('is saved as a JSON file', async () => {
    const files: Blob[] = []
    vi.stubGlobal('URL', Object.assign(URL, { revokeObjectURL: () => {} }))
    Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}` })
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const { press } = await show(data.title)
    await press(data.submit)
    await waitFor(() => expect(clicked).toHaveBeenCalledOnce())
    expect(clicked.mock.contexts[0]).toMatchObject({ download: data.file })
    const [file] = files
    expect(file?.type).toBe('application/json')
  })

  it('says that it could not be made', async () => {
    api.failures.MyData = 'network'
    const { part, press } = await show(data.title)
    await press(data.submit)
    expect((await part.findByRole('alert')).textContent).toBe(data.failed)
  })
})

describe('the deletion', () => {
  it('asks for the password, deletes, and leads home signed out', async () => {
    const { visitor, address, press } = await show(deletion.title)
    await press(deletion.open)
    await visitor.type(dialog().getByLabelText(deletion.password), maria.password)
    await visitor.click(dialog().getByRole('button', { name: deletion.submit }))
    await waitFor(() => expect(address()).toBe('/'))
    expect(await screen.findByText(deletion.deleted)).toBeDefined()
    expect([api.catalogue.users, readToken()]).toEqual([[], null])
  })

  it('says that the password is wrong, and keeps account and session', async () => {
    api.failures.DeleteAccount = wrongPassword('password')
    const { visitor, press } = await show(deletion.title)
    await press(deletion.open)
    await visitor.type(dialog().getByLabelText(deletion.password), 'errada')
    await visitor.click(dialog().getByRole('button', { name: deletion.submit }))
    expect(await dialog().findByText('A senha está incorreta.')).toBeDefined()
    expect(readToken()).toBe(tokenOf(maria))
  })

  it('says why the last administrator cannot', async () => {
    const message = 'Esta é a única conta de administração.'
    api.failures.DeleteAccount = { message, extensions: { code: 'CONFLICT' } }
    const { visitor, press } = await show(deletion.title)
    await press(deletion.open)
    await visitor.type(dialog().getByLabelText(deletion.password), maria.password)
    await visitor.click(dialog().getByRole('button', { name: deletion.submit }))
    expect((await dialog().findByRole('alert')).textContent).toBe(message)
  })
})
