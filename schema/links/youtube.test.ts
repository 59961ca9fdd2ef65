import { expect, it } from 'vitest'
import { youtubeId } from './youtube.ts'

const id = 'dQw4w9WgX-_'

it.each([
  `https://www.youtube.com/watch?v=${id}`,
  `https://youtube.com/watch?app=desktop&v=${id}&t=42s`,
  `http://m.youtube.com/watch?v=${id}`,
  `https://youtu.be/${id}?si=abc`,
  `https://www.youtube.com/embed/${id}?rel=0`,
  `https://www.youtube-nocookie.com/embed/${id}`,
  `https://www.youtube.com/shorts/${id}`,
  `https://www.youtube.com/live/${id}?si=abc`,
  `https://www.youtube.com/v/${id}`,
  `https://music.youtube.com/watch?v=${id}&list=x`,
  `HTTPS://WWW.YouTube.com/shorts/${id}/`,
])('finds the video of %s', (address) => {
  expect(youtubeId(address)).toBe(id)
})

it.each([
  `https://www.youtube.com.mal.example/watch?v=${id}`,
  `https://mal.example/https://www.youtube.com/watch?v=${id}`,
  `https://notyoutube.com/watch?v=${id}`,
  `https://www.youtube.com@mal.example/watch?v=${id}`,
  `javascript://www.youtube.com/watch?v=${id}`,
  `www.youtube.com/watch?v=${id}`,
  'https://www.youtube.com/watch?v=curto',
  `https://www.youtube.com/watch?v=${id}x`,
  `https://www.youtube.com/watch?v=${id.slice(0, 10)}"`,
  'https://www.youtube.com/@cantina',
  `https://www.youtube.com/playlist?list=${id}`,
  `https://vimeo.com/${id}`,
  '',
])('finds none in %s', (address) => {
  expect(youtubeId(address)).toBeNull()
})
