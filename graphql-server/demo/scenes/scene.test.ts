import { describe, expect, it } from 'vitest'
import { categories } from '../catalogue.ts'
import { allScenes } from './pool.ts'
import { recipes } from './recipes/trades.ts'
import { sceneOf, scenesPerCategory } from './scene.ts'

describe('the pool of scenes', () => {
  const scenes = allScenes()

  it('has at least 300 different drawings', () => {
    expect(new Set(scenes.map(({ svg }) => svg)).size).toBe(scenes.length)
    expect(scenes.length).toBeGreaterThanOrEqual(300)
  })

  it('draws the same scene for the same number', () => {
    expect(sceneOf('pets', 5)).toEqual(sceneOf('pets', 5))
  })

  it('has well-formed drawings without letters, scripts or anything foreign', () => {
    for (const { svg, key } of scenes) {
      expect(svg, key).not.toMatch(/NaN|undefined|<text|<script|<image|href|url\((?!#)/)
      const open: string[] = []
      for (const [, closing, name, self] of svg.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
        if (closing) expect(open.pop(), key).toBe(name)
        else if (!self) open.push(name ?? '')
      }
      expect(open, key).toEqual([])
      for (const [, id] of svg.matchAll(/url\(#(\w+)\)/g)) expect(svg, key).toContain(`id="${id}"`)
    }
  })

  it('has recipes for every category, enough for eight photos that all differ, and each drawn twice', () => {
    for (const { slug } of categories) {
      const own = recipes.get(slug) ?? []
      expect(new Set(own.map(({ alt }) => alt)).size, slug).toBe(own.length)
      expect(own.length, slug).toBeGreaterThanOrEqual(8)
      expect(scenesPerCategory / own.length, slug).toBeGreaterThanOrEqual(2)
    }
  })
})
