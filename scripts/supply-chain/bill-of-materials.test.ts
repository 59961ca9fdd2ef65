import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { inProject } from '../setup/paths.js'
import { billOfMaterials } from './bill-of-materials.js'
import { lockedPackages } from './locked-packages.js'

const bill = billOfMaterials()
const edges = new Map(bill.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]))

it('the command writes it as JSON, and no address of this machine', () => {
  const written = execFileSync(process.execPath, [inProject('scripts/supply-chain/sbom.js')], {
    encoding: 'utf8',
  })
  expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(bill)))
  expect(written).not.toContain(inProject())
  expect(JSON.parse(written)).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { type: 'application', name: 'guia-do-vale' } },
  })
})

it('every package is in it once, with its licence, its hash and its address', () => {
  const wanted = new Set(lockedPackages().map(({ name, version }) => `${name}@${version}`))
  expect(new Set(bill.components.map((each) => each['bom-ref']))).toEqual(wanted)
  expect(bill.components).toHaveLength(wanted.size)
  expect(bill.components).toContainEqual({
    type: 'library',
    'bom-ref': '@nivo/bar@0.99.0',
    group: '@nivo',
    name: 'bar',
    version: '0.99.0',
    scope: 'required',
    purl: 'pkg:npm/%40nivo/bar@0.99.0',
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
    licenses: [{ license: { id: 'MIT' } }],
  })
  expect(bill.components.filter(({ licenses }) => JSON.stringify(licenses).includes('NOASSERTION'))).toEqual(
    [],
  )
})

it('what runs and what only builds and tests are told apart', () => {
  const scopeOf = (name: string) => bill.components.find((each) => each.name === name && !each.group)?.scope
  expect([scopeOf('fastify'), scopeOf('vitest'), scopeOf('elkjs')]).toEqual([
    'required',
    'excluded',
    'excluded',
  ])
})

it('what loads what is found as Node finds it, to the last package', () => {
  const known = new Set(bill.components.map((each) => each['bom-ref']))
  expect([...edges.values()].flat().filter((ref) => !known.has(ref))).toEqual([])
  expect(edges.get('guia-do-vale@0.1.0')).toContain('fastify@5.12.8')
  expect(edges.get('graphql-upload-minimal@1.6.4')).toContain('busboy@1.6.0')
  // The adapter has a driver of its own, beside the product's.
  expect(edges.get('@prisma/adapter-mariadb@7.10.0')).toContain('mariadb@3.4.5')
  expect(edges.get('guia-do-vale@0.1.0')).toContain('mariadb@3.5.4')
})
