import { ball, block, line, oval, path, rect, solid, times } from '../paint.ts'
import { prop } from './prop.ts'

/** Tools, parts and materials of the crafts. */
export const crafts = {
  tyres: prop(
    190,
    210,
    (p) =>
      times(
        4,
        (i) =>
          block(-92 + (i % 2) * 6, -52 - i * 50, 180, 48, p.dark, 22) +
          rect(-70 + (i % 2) * 6, -34 - i * 50, 136, 8, p.metalDeep, 4),
      ) + oval(0, -204, 54, p.metalDeep, 10),
  ),
  wrench: prop(
    80,
    230,
    (p) =>
      solid(
        'M-15 -170V-10Q0 8 15 -10V-170Q42 -184 38 -222L18 -204H-18L-38 -222Q-42 -184 -15 -170z',
        p.metal,
      ) + oval(0, -16, 7, p.dark),
  ),
  hammer: prop(
    140,
    230,
    (p) =>
      block(-11, -200, 22, 200, p.wood, 9) + solid('M-56 -222H40Q60 -220 68 -196L36 -190H-56z', p.metalDeep),
  ),
  oil: prop(
    120,
    190,
    (p) =>
      solid('M-54 -140L10 -176H44V-130L54 -116V-10Q54 0 44 0H-44Q-54 0 -54 -10z', p.lead) +
      block(8, -190, 38, 22, p.bright, 4) +
      rect(-40, -96, 78, 66, p.pale, 6) +
      path('M0 -88q24 30 0 42q-24 -12 0 -42z', p.bright),
  ),
  battery: prop(
    180,
    140,
    (p) =>
      block(-58, -138, 28, 24, p.counter, 4) +
      block(30, -138, 28, 24, p.dark, 4) +
      block(-88, -118, 176, 118, p.lead, 8) +
      rect(-88, -118, 176, 28, p.dark, 6) +
      path('M8 -84L-28 -40H-4L-12 -8L28 -54H2z', p.bright),
  ),
  bucket: prop(
    150,
    170,
    (p) =>
      line('M-62 -118C-62 -190 62 -190 62 -118', p.metalDeep, 7) +
      times(5, (i) => ball(-46 + i * 23, -124 - (i % 2) * 10, 24, '#FFFFFF')) +
      solid('M-70 -118H70L50 0H-50z', p.lead) +
      block(10, -64, 74, 44, p.bright, 12),
  ),
  toolbox: prop(
    240,
    160,
    (p) =>
      line('M-50 -120v-30h100v30', p.dark, 12) +
      block(-118, -124, 236, 124, p.counter, 10) +
      rect(-118, -80, 236, 10, p.dark) +
      block(-18, -92, 36, 34, p.metal, 4),
  ),
  paint: prop(
    130,
    140,
    (p) =>
      line('M-56 -100C-50 -150 50 -150 56 -100', p.metalDeep, 5) +
      block(-60, -112, 120, 112, p.metal, 6) +
      rect(-60, -82, 120, 56, p.pale) +
      rect(-44, -72, 88, 36, p.lead, 4) +
      oval(0, -112, 60, p.lead, 11) +
      path('M30 -106v40q8 14 16 0v-44z', p.lead),
  ),
  drill: prop(
    250,
    190,
    (p) =>
      solid('M-10 -116H50L64 -30H0z', p.lead) +
      block(-8, -34, 84, 34, p.dark, 8) +
      solid('M-70 -180H70Q92 -180 92 -150T70 -112H-70z', p.bright) +
      block(-98, -166, 30, 42, p.dark, 4) +
      rect(-124, -150, 30, 9, p.metalDeep),
  ),
  bricks: prop(
    260,
    150,
    (p) =>
      times(5, (r) =>
        times(r % 2 ? 3 : 4, (i) =>
          block(-126 + i * 64 + (r % 2) * 32, -29 - r * 30, 60, 27, i % 2 ? '#B5573A' : '#C76B47', 2),
        ),
      ) + rect(-130, -2, 260, 4, p.dark),
  ),
  bags: prop(240, 130, (p) =>
    times(
      3,
      (i) =>
        block(-116 + (i % 2) * 8, -42 - i * 42, 224, 42, i === 1 ? p.pale : p.wallDeep, 18) +
        rect(-50, -34 - i * 42, 100, 24, i % 2 ? p.lead : p.counter, 6),
    ),
  ),
  ladder: prop(
    140,
    320,
    (p) =>
      line('M-56 0L-30 -310M56 0L30 -310', p.bright, 13) +
      times(7, (i) => line(`M${-50 + i * 3.4} ${-38 - i * 40}H${50 - i * 3.4}`, p.wood, 9)),
  ),
  planks: prop(300, 110, (p) =>
    times(
      5,
      (i) =>
        block(-148 + (i % 2) * 12, -22 - i * 21, 280, 20, i % 2 ? p.wood : '#C99660', 2) +
        oval(-138 + (i % 2) * 12, -12 - i * 21, 5, p.woodDeep, 7),
    ),
  ),
  saw: prop(
    270,
    110,
    (p) =>
      path('M-60 -70L130 -92V-70L-60 -14z', p.metal) +
      times(13, (i) => path(`M${-56 + i * 14} ${-16 - i * 4.3}l8 10l6 -14z`, p.metal)) +
      solid('M-60 -82H-112Q-134 -80 -134 -50T-110 -6H-60zM-108 -60V-28H-82V-60z', p.wood),
  ),
  bulb: prop(
    120,
    190,
    (p) =>
      oval(0, -120, 100, 'url(#glow)') +
      solid('M0 -188C74 -188 70 -106 32 -72V-50H-32V-72C-70 -106 -74 -188 0 -188z', '#FBE7A1') +
      block(-28, -52, 56, 38, p.metalDeep, 6) +
      line('M-16 -60V-100L0 -84L16 -100V-60', p.wood, 5) +
      oval(0, -10, 16, p.dark, 10),
  ),
  tap: prop(
    210,
    190,
    (p) =>
      block(-100, -40, 34, 40, p.metalDeep, 4) +
      line('M-84 -30V-110Q-84 -140 -50 -140H40Q74 -140 74 -106V-84', p.metal, 30) +
      block(-36, -180, 90, 18, p.metalDeep, 9) +
      rect(2, -170, 14, 30, p.metalDeep) +
      path('M74 -62q22 32 0 44q-22 -12 0 -44z', p.water),
  ),
  frame: prop(
    190,
    240,
    (p) =>
      block(-94, -240, 188, 240, p.pale, 4) +
      rect(-78, -224, 72, 208, p.glass) +
      rect(6, -224, 72, 208, p.glass) +
      path('M-78 -120L-6 -200V-150L-78 -70zM6 -60L78 -140V-100L6 -20z', '#FFFFFF'),
  ),
  cone: prop(
    130,
    180,
    (p) =>
      block(-62, -18, 124, 18, p.dark, 5) +
      solid('M-12 -178H12L46 -18H-46z', '#E8702E') +
      path('M-22 -126H22L32 -84H-32z', p.pale),
  ),
  boxes: prop(
    240,
    220,
    (p) =>
      block(-116, -116, 116, 116, '#C99660', 3) +
      block(6, -96, 108, 96, '#B98450', 3) +
      block(-70, -214, 120, 98, '#D6A673', 3) +
      rect(-66, -116, 18, 116, p.bright) +
      rect(52, -96, 16, 96, p.bright) +
      rect(-18, -214, 18, 98, p.bright),
  ),
  house: prop(
    330,
    290,
    (p) =>
      rect(84, -270, 38, 80, p.counter) +
      block(-130, -150, 260, 150, p.pale) +
      solid('M-164 -146L0 -282L164 -146z', p.counter) +
      block(-28, -100, 56, 100, p.lead, 4) +
      rect(-106, -112, 56, 52, p.glass, 3) +
      rect(52, -112, 56, 52, p.glass, 3) +
      rect(-81, -112, 6, 52, p.pale) +
      rect(77, -112, 6, 52, p.pale) +
      oval(0, -196, 24, p.glass),
  ),
  keys: prop(
    150,
    220,
    (p) =>
      `<circle cx="0" cy="-168" r="40" fill="none" stroke="${p.bright}" stroke-width="22"/>` +
      block(-11, -130, 22, 128, p.bright, 5) +
      rect(8, -46, 32, 16, p.bright) +
      rect(8, -18, 24, 16, p.bright),
  ),
  building: prop(
    240,
    380,
    (p) =>
      block(-110, -376, 150, 376, p.pale, 4) +
      block(40, -280, 76, 280, p.counter, 4) +
      times(7, (r) =>
        times(3, (i) => rect(-94 + i * 44, -356 + r * 46, 30, 28, (r + i) % 3 ? p.glass : p.bright, 2)),
      ) +
      times(5, (r) => rect(56, -260 + r * 46, 44, 26, p.glass, 2)) +
      block(-52, -46, 36, 46, p.dark),
  ),
}
