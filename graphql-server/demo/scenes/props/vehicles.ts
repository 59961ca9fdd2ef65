import { at, block, line, oval, path, rect, solid, times } from '../paint.ts'
import { prop } from './prop.ts'

const wheel = (x: number, r: number, dark: string, metal: string) =>
  oval(x, -r, r, dark) + oval(x, -r, r * 0.58, metal) + oval(x, -r, r * 0.2, dark)

/** What drives or sails. */
export const vehicles = {
  car: prop(
    420,
    170,
    (p) =>
      solid(
        'M-208 -40V-74Q-208 -92 -184 -96L-120 -106L-70 -158Q-62 -166 -46 -166H60Q78 -166 90 -154L138 -104L188 -96Q208 -92 208 -70V-40Q208 -30 196 -30H-196Q-208 -30 -208 -40z',
        p.lead,
      ) +
      path('M-100 -106L-58 -148H-8V-106zM8 -106V-148H56Q66 -148 74 -140L108 -106z', p.glass) +
      rect(-204, -56, 408, 8, p.pale).replace('/>', ' opacity=".5"/>') +
      oval(196, -80, 9, p.bright, 12) +
      rect(-208, -86, 14, 20, p.counter, 4) +
      wheel(-122, 38, p.dark, p.metal) +
      wheel(126, 38, p.dark, p.metal),
  ),
  truck: prop(
    460,
    240,
    (p) =>
      block(-226, -226, 290, 186, p.pale, 8) +
      rect(-226, -120, 290, 26, p.bright) +
      rect(-226, -94, 290, 10, p.lead) +
      solid('M74 -40V-180H150Q164 -180 172 -166L206 -108Q222 -100 222 -80V-40z', p.lead) +
      path('M96 -160H144L176 -106H96z', p.glass) +
      rect(-226, -46, 448, 16, p.dark) +
      wheel(-150, 42, p.dark, p.metal) +
      wheel(150, 42, p.dark, p.metal),
  ),
  van: prop(
    430,
    220,
    (p) =>
      solid(
        'M-212 -36V-190Q-212 -208 -192 -208H90Q112 -208 124 -192L176 -118Q212 -110 212 -84V-36z',
        p.bright,
      ) +
      times(3, (i) => rect(-190 + i * 92, -184, 80, 66, p.glass, 8)) +
      path('M88 -184H96Q106 -184 112 -176L152 -118H88z', p.glass) +
      rect(-212, -96, 424, 18, p.dark) +
      wheel(-128, 40, p.dark, p.metal) +
      wheel(130, 40, p.dark, p.metal),
  ),
  bus: prop(
    520,
    230,
    (p) =>
      block(-256, -222, 512, 190, p.pale, 26) +
      rect(-256, -108, 512, 34, p.lead) +
      rect(-256, -74, 512, 12, p.bright) +
      times(6, (i) => rect(-236 + i * 70, -198, 60, 74, p.glass, 8)) +
      rect(192, -198, 50, 150, p.glass, 8) +
      wheel(-150, 42, p.dark, p.metal) +
      wheel(128, 42, p.dark, p.metal),
  ),
  moto: prop(
    300,
    190,
    (p) =>
      line('M-90 -60L-30 -110L60 -110L100 -50M60 -110L44 -166L20 -172', p.metalDeep, 13) +
      solid('M-40 -126Q0 -154 56 -128L40 -90H-30z', p.lead) +
      block(-110, -132, 80, 20, p.dark, 10) +
      block(-140, -204, 84, 72, p.bright, 8) +
      block(-26, -86, 66, 40, p.metal, 10) +
      wheel(-98, 48, p.dark, p.metal) +
      wheel(104, 48, p.dark, p.metal),
  ),
  tractor: prop(
    380,
    260,
    (p) =>
      rect(116, -236, 12, 90, p.dark) +
      solid('M-10 -160H160Q176 -160 176 -140V-80H-10z', p.lead) +
      block(-130, -250, 144, 18, p.bright, 6) +
      rect(-118, -234, 104, 90, p.glass) +
      line('M-118 -234V-140M-8 -234V-150', p.dark, 9) +
      solid('M-140 -144H0V-70H-140z', p.lead) +
      wheel(-92, 92, p.dark, p.bright) +
      wheel(132, 54, p.dark, p.bright),
  ),
  boat: prop(
    440,
    300,
    (p) =>
      line('M-10 -100V-290', p.woodDeep, 10) +
      path('M4 -280L130 -120H4z', p.pale) +
      path('M-20 -260L-110 -120H-20z', p.bright) +
      block(20, -136, 110, 50, p.pale, 8) +
      times(2, (i) => oval(52 + i * 46, -112, 12, p.glass)) +
      solid('M-216 -100H216C200 -40 160 -8 110 0H-130C-180 -20 -206 -60 -216 -100z', p.lead) +
      rect(-214, -98, 426, 14, p.pale),
  ),
  canoe: prop(
    430,
    100,
    (p) =>
      solid(
        'M-212 -92C-190 -50 -120 -50 0 -50S190 -50 212 -92C206 -20 130 0 0 0S-206 -20 -212 -92z',
        p.wood,
      ) + path('M-204 -66Q0 -26 204 -66L200 -54Q0 -12 -200 -54z', p.bright),
  ),
  bike: prop(
    330,
    200,
    (p) =>
      times(2, (i) =>
        at(
          `<circle cy="-66" r="60" fill="none" stroke="${p.dark}" stroke-width="11"/><circle cy="-66" r="8" fill="${p.metal}"/>`,
          -96 + i * 192,
          0,
        ),
      ) +
      line('M-96 -66L-40 -160H66L96 -66M-40 -160L-6 -62L66 -160M-96 -66H-6', p.lead, 12) +
      line('M66 -160L58 -192H92', p.dark, 10) +
      rect(-66, -186, 56, 14, p.dark, 7) +
      line('M-40 -160V-176', p.dark, 8),
  ),
}
