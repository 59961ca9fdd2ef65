import { at, ball, block, line, oval, path, rect, solid, times } from '../paint.ts'
import { prop } from './prop.ts'

/** Bottles, tools and machines of those who care for people. */
export const care = {
  pump: prop(
    80,
    190,
    (p) =>
      rect(-6, -176, 12, 46, p.dark) +
      rect(-6, -182, 44, 14, p.dark, 6) +
      block(-36, -132, 72, 132, p.lead, 16) +
      rect(-24, -92, 48, 54, p.pale, 8) +
      oval(0, -66, 13, p.bright),
  ),
  perfume: prop(
    110,
    160,
    (p) =>
      rect(-16, -158, 32, 34, p.bright, 5) +
      rect(-10, -126, 20, 16, p.metal) +
      block(-52, -112, 104, 112, p.glass, 18) +
      rect(-42, -70, 84, 60, p.counter, 12).replace('/>', ' opacity=".75"/>'),
  ),
  cream: prop(
    120,
    80,
    (p) =>
      block(-56, -52, 112, 52, p.pale, 12) +
      block(-60, -78, 120, 30, p.counter, 9) +
      oval(0, -24, 16, p.bright, 10),
  ),
  polish: prop(
    60,
    140,
    (p) => solid('M-12 -140H12L17 -70H-17z', p.dark) + block(-28, -72, 56, 72, p.lead, 14),
  ),
  towels: prop(190, 130, (p) =>
    times(4, (i) =>
      block(
        -92 + i * 3,
        -32 - i * 32,
        184 - i * 6,
        31,
        [p.pale, p.counter, p.pale, p.bright][i] ?? p.pale,
        15,
      ),
    ),
  ),
  scissors: prop(
    120,
    230,
    (p) =>
      line('M-30 -50L34 -220M30 -50L-34 -220', p.metalDeep, 13) +
      oval(0, -128, 7, p.dark) +
      at('<circle r="26" fill="none" stroke="#000" stroke-width="13"/>'.replace('#000', p.lead), -38, -32) +
      at('<circle r="26" fill="none" stroke="#000" stroke-width="13"/>'.replace('#000', p.lead), 38, -32),
  ),
  dryer: prop(
    220,
    200,
    (p) =>
      solid('M-20 -104H26L40 -6Q40 0 30 0H0Q-8 0 -8 -8z', p.dark) +
      solid('M-100 -170L20 -190Q96 -190 96 -140T20 -90L-100 -110z', p.lead) +
      ball(36, -140, 34, p.bright) +
      rect(-110, -176, 18, 72, p.metalDeep, 5),
  ),
  mirror: prop(
    190,
    290,
    (p) =>
      rect(-10, -70, 20, 64, p.woodDeep) +
      block(-60, -14, 120, 14, p.woodDeep, 7) +
      ball(0, -176, 94, p.bright, 110) +
      oval(0, -176, 80, p.glass, 96) +
      line('M-36 -150L24 -230M-8 -130L44 -200', '#FFFFFF', 11),
  ),
  chair: prop(
    210,
    300,
    (p) =>
      rect(-12, -90, 24, 80, p.metalDeep) +
      oval(0, -10, 74, p.metalDeep, 12) +
      block(-72, -272, 144, 150, p.lead, 26) +
      block(-34, -300, 68, 36, p.lead, 14) +
      block(-92, -150, 24, 60, p.metal, 10) +
      block(68, -150, 24, 60, p.metal, 10) +
      block(-84, -126, 168, 42, p.lead, 16),
  ),
  pole: prop(
    80,
    240,
    (p) =>
      block(-26, -200, 52, 168, p.pale, 4) +
      times(4, (i) =>
        path(
          `M-26 ${-160 + i * 40}L26 ${-196 + i * 40}v20L-26 ${-140 + i * 40}z`,
          i % 2 ? p.lead : '#1F6F9F',
        ),
      ) +
      ball(0, -214, 26, p.metal) +
      block(-34, -36, 68, 20, p.metalDeep, 4) +
      block(-24, -18, 48, 18, p.metalDeep, 8),
  ),
  pills: prop(
    110,
    160,
    (p) =>
      block(-48, -122, 96, 122, '#E8862E', 12) +
      rect(-48, -92, 96, 58, p.pale) +
      rect(-8, -84, 16, 42, p.counter) +
      rect(-21, -71, 42, 16, p.counter) +
      block(-54, -158, 108, 40, p.pale, 8),
  ),
  firstAid: prop(
    210,
    170,
    (p) =>
      line('M-36 -136v-24h72v24', p.dark, 11) +
      block(-104, -138, 208, 138, p.pale, 16) +
      oval(0, -68, 48, p.counter) +
      rect(-9, -98, 18, 60, p.pale) +
      rect(-30, -77, 60, 18, p.pale),
  ),
  tooth: prop(
    150,
    180,
    (p) =>
      solid(
        'M-66 -120C-76 -184 -20 -186 0 -164C20 -186 76 -184 66 -120C60 -80 52 -6 32 0C12 0 22 -60 0 -62C-22 -60 -12 0 -32 0C-52 -6 -60 -80 -66 -120z',
        '#FDFDF8',
      ) +
      oval(-34, -140, 12, '#FFFFFF', 20) +
      line('M40 -100q-4 30 -8 56', p.glass, 8),
  ),
  microscope: prop(
    170,
    250,
    (p) =>
      block(-76, -22, 152, 22, p.dark, 9) +
      line('M30 -30C90 -70 80 -170 10 -176', p.lead, 26) +
      block(-60, -80, 100, 14, p.metalDeep, 4) +
      `<g transform="rotate(-18 -6 -160)">${block(-28, -220, 42, 120, p.pale, 10)}${block(-22, -250, 30, 36, p.dark, 6)}${block(-16, -102, 20, 20, p.metal, 3)}</g>`,
  ),
  tubes: prop(
    200,
    150,
    (p) =>
      times(
        4,
        (i) =>
          block(-78 + i * 44, -142, 26, 122, p.glass, 13) +
          rect(
            -76 + i * 44,
            -84 + (i % 2) * 18,
            22,
            62 - (i % 2) * 18,
            [p.lead, p.bright, p.counter, p.leaf][i] ?? p.lead,
            11,
          ),
      ) +
      block(-98, -96, 196, 14, p.wood, 3) +
      block(-98, -20, 196, 20, p.wood, 4),
  ),
  ball: prop(
    180,
    180,
    (p) => ball(0, -88, 88, p.counter) + line('M-72 -130Q0 -104 72 -130M-86 -84Q0 -56 86 -84', '#FFFFFF', 3),
  ),
  sofa: prop(
    330,
    190,
    (p) =>
      block(-150, -180, 300, 130, p.counter, 28) +
      block(-165, -120, 46, 104, p.counter, 20) +
      block(119, -120, 46, 104, p.counter, 20) +
      block(-122, -90, 122, 56, p.pale, 14) +
      block(0, -90, 122, 56, p.pale, 14) +
      rect(-140, -22, 18, 22, p.woodDeep) +
      rect(122, -22, 18, 22, p.woodDeep) +
      block(-100, -140, 62, 60, p.bright, 12),
  ),
  bed: prop(
    390,
    210,
    (p) =>
      block(-190, -200, 24, 200, p.wood, 6) +
      block(-180, -70, 360, 54, p.wood, 6) +
      block(-166, -110, 346, 54, p.pale, 16) +
      path('M-40 -112H180V-50H-20Q-40 -50 -40 -70z', p.lead) +
      rect(-40, -112, 34, 62, p.bright) +
      block(-158, -146, 100, 44, p.pale, 20) +
      rect(166, -90, 18, 90, p.woodDeep),
  ),
  lamp: prop(
    120,
    240,
    (p) =>
      oval(0, -180, 110, 'url(#glow)') +
      rect(-5, -130, 10, 120, p.metalDeep) +
      block(-42, -14, 84, 14, p.woodDeep, 7) +
      solid('M-56 -130L-34 -230H34L56 -130z', p.bright),
  ),
}
