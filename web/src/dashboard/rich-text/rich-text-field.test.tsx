import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { richText } from '../../../../schema/rich-text/text.ts'
import { renderPart } from '../../test/render-part.tsx'
import { stubDialogs } from '../../test/stub-dialogs.ts'
import { RichTextField, type RichTextFieldProps } from './rich-text-field.tsx'

const text = '<p>Massas <strong>feitas em casa</strong></p>'

/** Whether drawing the text fails. */
let isBroken = false
vi.mock('./elements.tsx', async (original) => {
  const real = await original<typeof import('./elements.tsx')>()
  return {
    ...real,
    renderElement: (props: Parameters<typeof real.renderElement>[0]) => {
      if (isBroken) throw new Error('broken')
      return real.renderElement(props)
    },
  }
})

beforeAll(() => {
  stubDialogs()
  // jsdom does not know what can be edited.
  Object.defineProperty(HTMLElement.prototype, 'isContentEditable', {
    get(this: HTMLElement) {
      return this.closest('[contenteditable]')?.getAttribute('contenteditable') === 'true'
    },
  })
})
beforeEach(() => {
  isBroken = false
})

async function show(props: Partial<RichTextFieldProps> = {}) {
  const onChange = vi.fn<(html: string) => void>()
  renderPart(<RichTextField label="Descrição" defaultValue={text} onChange={onChange} {...props} />)
  return { box: await editorShown(), onChange }
}

/** The editor, when it listens to what is typed: Slate does from its effects on, which React runs before another render. */
async function editorShown() {
  const box = await screen.findByRole('textbox', { name: 'Descrição' })
  render(null)
  return box
}

function paste(box: HTMLElement, data: Record<string, string>) {
  fireEvent.paste(box, {
    clipboardData: { getData: (type: string) => data[type] ?? '', types: Object.keys(data) },
  })
}

const button = (name: string) => screen.getByRole('button', { name })

it('shows the text and says nothing until it changes', async () => {
  const { box, onChange } = await show()
  expect(box.textContent).toBe('Massas feitas em casa')
  expect(box.getAttribute('aria-multiline')).toBe('true')
  expect(box.lang).toBe('pt-BR')
  fireEvent.blur(box)
  expect(onChange).not.toHaveBeenCalled()
})

it('reports several changes within a frame once, and no text as an empty string', async () => {
  const { box, onChange } = await show({ defaultValue: '' })
  paste(box, { 'text/html': '<p>um</p>' })
  paste(box, { 'text/html': '<p> dois</p>' })
  await waitFor(() => expect(onChange.mock.calls).toEqual([['<p>umdois</p>']]))
  fireEvent.click(button('Desfazer'))
  fireEvent.click(button('Desfazer'))
  await waitFor(() => expect(onChange.mock.lastCall).toEqual(['']))
})

it('reports the last change on blur', async () => {
  vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(7)
  const { box, onChange } = await show({ defaultValue: '' })
  await act(async () => paste(box, { 'text/plain': 'um' }))
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.blur(box)
  expect(onChange.mock.calls).toEqual([['<p>um</p>']])
  vi.restoreAllMocks()
})

it('has one stop of the Tab key above the text, and arrow keys between the buttons', async () => {
  const user = userEvent.setup()
  const { box } = await show()
  const bar = screen.getByRole('toolbar', { name: 'Formatação: Descrição' })
  expect(bar.getAttribute('aria-controls')).toBe(box.id)
  const buttons = within(bar).getAllByRole('button')
  expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  await user.tab()
  expect(document.activeElement).toBe(buttons[0])
  await user.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(buttons.at(-1))
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(document.activeElement).toBe(button('Negrito'))
  await user.tab()
  expect(document.activeElement).toBe(box)
  await user.tab({ shift: true })
  expect(document.activeElement).toBe(button('Negrito'))
})

it('names every button with its keys', async () => {
  await show()
  const titles = screen.getAllByRole('button').map(({ title }) => title)
  expect(titles).toEqual([
    ...[
      'Desfazer (Ctrl+Z)',
      'Refazer (Ctrl+Y)',
      'Negrito (Ctrl+B)',
      'Itálico (Ctrl+I)',
      'Sublinhado (Ctrl+U)',
    ],
    ...['Lista com marcadores (Ctrl+Shift+8)', 'Lista numerada (Ctrl+Shift+7)', 'Link (Ctrl+K)'],
    ...['Alinhar à esquerda', 'Centralizar', 'Alinhar à direita', 'Justificar'],
  ])
})

it('makes lists and alignment by its buttons, shows them as pressed, and takes them back', async () => {
  const { onChange } = await show({ defaultValue: '<p>um</p>' })
  expect(button('Desfazer').getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(button('Lista numerada'))
  fireEvent.click(button('Centralizar'))
  await waitFor(() =>
    expect(onChange.mock.lastCall).toEqual(['<ol><li style="text-align:center">um</li></ol>']),
  )
  expect(button('Lista numerada').getAttribute('aria-pressed')).toBe('true')
  expect(button('Centralizar').getAttribute('aria-pressed')).toBe('true')
  expect(button('Alinhar à esquerda').getAttribute('aria-pressed')).toBe('false')
  fireEvent.click(button('Desfazer'))
  fireEvent.click(button('Desfazer'))
  await waitFor(() => expect(onChange.mock.lastCall).toEqual(['<p>um</p>']))
})

it('asks for the address of a link, checks it, and leaves the form around it alone', async () => {
  const user = userEvent.setup()
  const onSubmit = vi.fn()
  const onChange = vi.fn()
  renderPart(
    <form onSubmit={onSubmit} onInput={onSubmit} onChange={onSubmit}>
      <RichTextField label="Descrição" defaultValue="<p>veja </p>" onChange={onChange} />
    </form>,
  )
  await editorShown()
  await user.click(button('Link'))
  const dialog = screen.getByRole('dialog', { name: 'Adicionar link' })
  const address = within(dialog).getByLabelText('Endereço')
  expect(document.activeElement).toBe(address)
  await user.type(address, 'javascript:alert(1){Enter}')
  expect(address.getAttribute('aria-invalid')).toBe('true')
  expect(within(dialog).getByText(/comece com http/)).toBeTruthy()
  await user.clear(address)
  await user.type(address, 'cantina.com.br')
  await user.type(within(dialog).getByLabelText('Texto do link'), 'o site{Enter}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() =>
    expect(onChange).toHaveBeenLastCalledWith(
      '<p>veja<a href="https://cantina.com.br/" target="_blank" rel="noopener">o site</a></p>',
    ),
  )
  expect(onSubmit).not.toHaveBeenCalled()
})

it('links what was selected right before Ctrl+K, which Slate does not know yet', async () => {
  const user = userEvent.setup()
  const { box, onChange } = await show({ defaultValue: '<p>veja o site</p>' })
  box.focus()
  const words = screen.getByText('veja o site').firstChild as Node
  document.getSelection()?.setBaseAndExtent(words, 7, words, 11)
  fireEvent.keyDown(box, { key: 'k', ctrlKey: true })
  const dialog = within(screen.getByRole('dialog', { name: 'Adicionar link' }))
  expect(dialog.queryByLabelText('Texto do link')).toBeNull()
  await user.type(dialog.getByLabelText('Endereço'), 'cantina.com.br{Enter}')
  await waitFor(() =>
    expect(onChange).toHaveBeenLastCalledWith(
      '<p>veja o <a href="https://cantina.com.br/" target="_blank" rel="noopener">site</a></p>',
    ),
  )
})

it('shows the address of the link that the caret is in, and takes the link away', async () => {
  const user = userEvent.setup()
  const { box, onChange } = await show({ defaultValue: '<p><a href="mailto:oi@a.com">escreva</a></p>' })
  box.focus()
  document.getSelection()?.collapse(screen.getByText('escreva').firstChild, 3)
  fireEvent(document, new Event('selectionchange'))
  await waitFor(() => expect(button('Link').getAttribute('aria-pressed')).toBe('true'))
  await user.click(button('Link'))
  const dialog = screen.getByRole('dialog')
  expect(within(dialog).getByLabelText<HTMLInputElement>('Endereço').value).toBe('oi@a.com')
  await user.click(within(dialog).getByRole('button', { name: 'Remover link' }))
  await waitFor(() => expect(onChange.mock.lastCall).toEqual(['<p>escreva</p>']))
})

it('shows an error next to the text', async () => {
  const { box } = await show({ error: 'Informe a descrição.' })
  expect(box.getAttribute('aria-invalid')).toBe('true')
  const describedBy = box.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(describedBy)?.textContent).toBe('Informe a descrição.')
})

it('reads another text with another key', async () => {
  function Form() {
    const [generation, setGeneration] = useState(1)
    return (
      <>
        <RichTextField
          key={generation}
          label="Descrição"
          defaultValue={`<p>texto ${generation}</p>`}
          onChange={() => {}}
        />
        <button type="button" onClick={() => setGeneration(2)}>
          outro
        </button>
      </>
    )
  }
  renderPart(<Form />)
  expect((await screen.findByRole('textbox')).textContent).toBe('texto 1')
  fireEvent.click(button('outro'))
  await waitFor(() => expect(screen.getByRole('textbox').textContent).toBe('texto 2'))
})

it('says how much room is left once that is little', async () => {
  await show({ defaultValue: `<p>${'a'.repeat(richText.most - 57)}</p>` })
  screen.getByText('Restam 50 caracteres, contando a formatação.')
  paste(screen.getByRole('textbox'), { 'text/plain': 'b'.repeat(60) })
  await screen.findByText(/passou 10 caracteres do limite de 50\.000/)
})

it('keeps the text when the editor breaks: as HTML, and in the editor when that is opened again', async () => {
  const onError = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { box, onChange } = await show({ defaultValue: '' })
  paste(box, { 'text/html': text })
  await waitFor(() => expect(onChange.mock.lastCall).toEqual([text]))
  isBroken = true
  paste(box, { 'text/html': '<p>um</p><p>dois</p>' })
  const html = await screen.findByDisplayValue(text)
  fireEvent.change(html, { target: { value: '<p>outro</p>' } })
  expect(onChange.mock.lastCall).toEqual(['<p>outro</p>'])
  isBroken = false
  fireEvent.click(button('Abrir o editor de novo'))
  await waitFor(() => expect(screen.getByRole('textbox').textContent).toBe('outro'))
  onError.mockRestore()
})
