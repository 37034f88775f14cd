/**
 * Description of a drawing as plain data: a family, a view, and the options in which an article differs from the
 * defaults of its family.
 */
export type Flat =
  | { family: 'jacket'; view: Side; options?: Partial<JacketOptions> }
  | { family: 'trousers'; view: Side; options?: Partial<TrousersOptions> }
  | { family: 'bib'; view: Side; options?: Partial<BibOptions> }
  | { family: 'coverall'; view: Side; options?: Partial<CoverallOptions> }
  | { family: 'vest'; view: Side; options?: Partial<VestOptions> }
  | { family: 'raincoat'; view: Side; options?: Partial<RaincoatOptions> }
  | { family: 'winter'; view: Side; options?: Partial<WinterOptions> }
  | { family: 'fleece'; view: Side; options?: Partial<FleeceOptions> }
  | { family: 'polo'; view: Side; options?: Partial<PoloOptions> }
  | { family: 'tshirt'; view: Side; options?: Partial<TshirtOptions> }
  | { family: 'boot'; view: 'side' | 'sole'; options?: Partial<BootOptions> }
  | { family: 'glove'; view: 'pair'; options?: Partial<GloveOptions> }
  | { family: 'helmet'; view: 'side'; options?: Partial<HelmetOptions> }
  | { family: 'cap'; view: 'side'; options?: Partial<Colourway> }
  | { family: 'kneePads'; view: 'pair'; options?: Partial<KneePadsOptions> }
  | { family: 'beltPouch'; view: 'front'; options?: Partial<Colourway> }
  | { family: 'detail'; view: 'pocket' | 'tape'; options?: Partial<DetailOptions> }

export type Family = Flat['family']
type Side = 'front' | 'back'

/** `#rrggbb`. */
export type Colour = `#${string}`

/** The three colours of an article: cloth, panels with trims, and the tag with zip pulls. */
export interface Colourway {
  main: Colour
  contrast: Colour
  accent: Colour
}

/** `hivis`: reflective hoops (and braces on upper garments) of an EN ISO 20471 garment. */
type Tape = 'none' | 'hivis'

export interface JacketOptions extends Colourway {
  /** Colour of the visible stitching; derived from the cloth when null. */
  thread: Colour | null
  tape: Tape | 'piping'
  collar: 'stand' | 'shirt' | 'hood'
  closure: 'zip' | 'studs'
  chest: 'flap' | 'zip'
  hem: 'band' | 'straight'
  /** Smooth bonded cloth without topstitching (`softshell`), a light grid weave (`ripstop`), or work twill. */
  cloth: 'twill' | 'ripstop' | 'softshell'
  /** Contrast shoulders, elbow panels and side panels. */
  yoke: boolean
  elbow: boolean
  sides: boolean
}

export interface TrousersOptions extends Colourway {
  thread: Colour | null
  /** Pockets for knee pads. */
  knee: boolean
  /** Thigh pocket with a flap and a rule pocket. */
  cargo: boolean
  /** Hanging nail pockets. */
  holster: boolean
  /** Reinforced hems. */
  hemPanel: boolean
  tape: Tape
  stripe: Colour | null
  /** Rain trousers of coated cloth have welded seams and an elastic waist, and none of the pockets above. */
  cloth: 'twill' | 'coated'
  /** Work shorts, cut above the knee; knee pockets and leg tape do not apply. */
  short: boolean
}

export interface BibOptions extends Colourway {
  knee: boolean
  cargo: boolean
  hemPanel: boolean
  tape: Tape
  bibPocket: 'zip' | 'pen'
  stripe: Colour | null
}

export interface CoverallOptions extends Colourway {
  tape: Tape
  knee: boolean
  collar: 'shirt' | 'stand'
  yoke: boolean
  hemPanel: boolean
}

export interface VestOptions extends Colourway {
  /** `engineer`: two chest pockets with a card window and pens. */
  pockets: 'basic' | 'engineer'
  /** Dark shoulders and lower part, which get dirty first. */
  lower: boolean
  /** Reflective tapes over the shoulders. */
  braces: boolean
  closure: 'zip' | 'velcro'
}

export interface RaincoatOptions extends Colourway {
  /** Coat to the knee, or jacket. */
  long: boolean
  tape: Tape
}

export interface WinterOptions extends Colourway {
  /** Distance of the quilting rows in units of the 800-unit sheet. */
  quilt: number
  tape: Tape
  hood: boolean
  yoke: boolean
  /** A jacket, or a body warmer. */
  sleeves: boolean
  /** Visible lining of hood and collar. */
  inner: Colour
}

export interface FleeceOptions extends Colourway {
  /** Full zip, or a half zip to pull over. */
  zipFull: boolean
  chest: boolean
  yoke: boolean
  /** Gridded micro fleece. */
  grid: boolean
}

export interface PoloOptions extends Colourway {
  shoulders: boolean
  pocket: boolean
  tape: Tape
  /** Knitted stripe in collar and cuffs. */
  tipping: boolean
}

export interface TshirtOptions extends Colourway {
  sleeves: 'short' | 'long'
  neck: 'crew' | 'v'
  /** Contrast raglan sleeves. */
  raglan: boolean
  pocket: boolean
  tape: Tape
}

export interface BootOptions extends Colourway {
  thread: Colour | null
  sole: Colour
  mid: Colour
  lace: Colour
  /** Boot over the ankle, or low shoe. */
  high: boolean
  closure: 'laces' | 'dial'
  /** The side: a textile panel with a reflective chevron, airy mesh, or plain leather. */
  quarter: 'chevron' | 'mesh' | 'plain'
  /** Rubber guard over the steel toe. */
  toeGuard: boolean
}

export interface GloveOptions {
  main: Colour
  /** Dipped palm, or the leather of palm and knuckles. */
  coat: Colour
  cuff: Colour
  accent: Colour
  style: 'coated' | 'leather'
}

export interface HelmetOptions {
  main: Colour
  accent: Colour
  strap: Colour
  vents: boolean
  chin: boolean
  stripe: boolean
}

export interface KneePadsOptions extends Colourway {
  type: 'insert' | 'strap'
}

export interface DetailOptions extends Colourway {
  thread: Colour | null
}
