import { describe, expect, it } from 'vitest'
import { diminutiveBases, singularForm, spokenForm, wordRoot } from './word-forms.ts'

describe('a word and its plural have one singular', () => {
  it.each([
    ['padaria', 'padarias'],
    ['balao', 'baloes'],
    ['pao', 'paes'],
    ['irmao', 'irmaos'],
    ['mae', 'maes'],
    ['animal', 'animais'],
    ['hotel', 'hoteis'],
    ['farol', 'farois'],
    ['azul', 'azuis'],
    ['barril', 'barris'],
    ['jardim', 'jardins'],
    ['viagem', 'viagens'],
    ['bar', 'bares'],
    ['luz', 'luzes'],
    ['torre', 'torres'],
    ['chale', 'chales'],
    ['pet', 'pets'],
    ['hortifruti', 'hortifrutis'],
  ])('%s, %s', (singular, plural) => {
    expect(singularForm(plural)).toBe(singularForm(singular))
  })

  it.each(['gas', 'mes', 'pes', 'onibus', 'fitness'])('%s is no plural of something shorter', (word) => {
    expect(singularForm(word)).toBe(word)
  })
})

describe('words of one family have one root', () => {
  it.each([
    ['dentista', 'dente'],
    ['advogada', 'advogado'],
    ['marceneiro', 'marcenaria'],
    ['borracheiro', 'borracharia'],
    ['eletrica', 'eletricista'],
    ['psicologo', 'psicologia'],
    ['fotografo', 'fotografia'],
    ['adestrador', 'adestramento'],
    ['decoradora', 'decoracao'],
    ['veterinaria', 'veterinario'],
  ])('%s, %s', (word, other) => {
    expect(wordRoot(singularForm(word))).toBe(wordRoot(singularForm(other)))
  })

  it.each([
    ['pao', 'pa'],
    ['casa', 'caso'],
    ['mercado', 'mercearia'],
    ['pousada', 'posse'],
  ])('%s and %s are none', (word, other) => {
    expect(wordRoot(singularForm(word))).not.toBe(wordRoot(singularForm(other)))
  })
})

describe('a diminutive', () => {
  it.each([
    ['barzinho', 'bar'],
    ['churrasquinho', 'churrasco'],
    ['lanchinhos', 'lanche'],
    ['pizzinha', 'pizza'],
    ['florzinhas', 'flor'],
  ])('%s may be of %s', (diminutive, base) => {
    expect(diminutiveBases(singularForm(diminutive))).toContain(singularForm(base))
  })

  it.each(['vinho', 'linha', 'padaria'])('%s is none', (word) => {
    expect(diminutiveBases(singularForm(word))).toEqual([])
  })

  it('keeps the gender of what it is of', () => {
    expect(diminutiveBases('lanchinho')).not.toContain('lancha')
  })
})

describe('misspellings that sound right', () => {
  it.each([
    ['assougue', 'açougue'],
    ['xurrascaria', 'churrascaria'],
    ['farmasia', 'farmacia'],
    ['cabelerero', 'cabeleireiro'],
    ['borraxeiro', 'borracheiro'],
    ['ospital', 'hospital'],
    ['oteu', 'hotel'],
    ['ortifruti', 'hortifruti'],
    ['iscola', 'escola'],
    ['vidrassaria', 'vidraçaria'],
    ['mexanico', 'mechanico'],
    ['pisaria', 'pizzaria'],
    ['kilo', 'quilo'],
    ['ropa', 'roupa'],
  ])('%s sounds like %s', (written, meant) => {
    expect(spokenForm(written)).toBe(spokenForm(meant))
  })

  it.each([
    ['mala', 'malha'],
    ['cama', 'cana'],
    ['gato', 'jato'],
    ['barco', 'banco'],
  ])('%s does not sound like %s', (word, other) => {
    expect(spokenForm(word)).not.toBe(spokenForm(other))
  })
})
