import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { expectWarnings } from '../../test/expect-warnings.ts'
import { renderPart } from '../../test/render-part.tsx'
import { useConfirm } from './questions.tsx'

const answered = vi.fn()
beforeEach(() => answered.mockClear())

function Page() {
  const { confirm, dialog } = useConfirm()
  const ask = async () =>
    answered(
      await confirm({
        title: 'Tem certeza que deseja excluir esta cidade?',
        text: 'Areias sai do guia.',
        action: 'Excluir',
      }),
    )
  return (
    <>
      <button type="button" onClick={ask}>
        Perguntar
      </button>
      {dialog}
    </>
  )
}

async function ask() {
  const { visitor } = renderPart(<Page />)
  await visitor.click(screen.getByRole('button', { name: 'Perguntar' }))
  const answer = (name: string) => visitor.click(screen.getByRole('button', { name }))
  return { visitor, answer }
}

it('asks in a dialog, with the harmless answer in focus and its subject next to it', async () => {
  await ask()
  expect(screen.getByRole('dialog', { name: 'Tem certeza que deseja excluir esta cidade?' })).toBeDefined()
  const cancel = screen.getByRole('button', { name: 'Cancelar' })
  expect(document.activeElement).toBe(cancel)
  const about = document.getElementById(cancel.getAttribute('aria-describedby') ?? '')
  expect(about?.textContent).toBe('Areias sai do guia.')
  expect(answered).not.toHaveBeenCalled()
})

it.each([
  ['Excluir', true],
  ['Cancelar', false],
  ['Fechar', false],
])('%s answers %s, once, and closes', async (name, isYes) => {
  const { answer } = await ask()
  await answer(name)
  expect(answered.mock.calls).toEqual([[isYes]])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('takes Escape for a no', async () => {
  const { visitor } = await ask()
  // The page behind is out of reach once Chakra's dialog listens.
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Perguntar' })).toBeNull())
  await visitor.keyboard('{Escape}')
  await vi.waitFor(() => expect(answered.mock.calls).toEqual([[false]]))
})

it('takes Escape for a no from the moment it has the focus', async () => {
  // Chakra, whose dialog has gone by its first frame.
  expectWarnings()
  renderPart(<Page />)
  // Without a frame between them.
  fireEvent.click(screen.getByRole('button', { name: 'Perguntar' }))
  fireEvent.keyDown(screen.getByRole('button', { name: 'Cancelar' }), { key: 'Escape' })
  await vi.waitFor(() => expect(answered.mock.calls).toEqual([[false]]))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('keeps a question that is asked before the last one has closed', async () => {
  // As above.
  expectWarnings()
  await ask()
  const first = screen.getByRole('dialog')
  // As Enter does that a busy browser takes before Escape has closed the dialog.
  screen.getByRole('button', { name: 'Perguntar', hidden: true }).click()
  await vi.waitFor(() => expect(screen.getByRole('dialog')).not.toBe(first))
  screen.getByRole('button', { name: 'Excluir' }).click()
  await vi.waitFor(() => expect(answered).toHaveBeenLastCalledWith(true))
  expect(screen.queryByRole('dialog')).toBeNull()
})
