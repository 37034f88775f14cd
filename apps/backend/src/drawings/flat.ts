/**
 * Description of a drawing as plain data: a family, a view, and the options in which an article differs from the
 * defaults of its family. `label` is the brand's word on the garment, in Cyrillic when absent.
 */
export type Flat = Article & { label?: Label }

/** The brand's word in the alphabet of the page's language. */
export type Label = 'ГАРТ' | 'HART'

type Article =
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
  | { family: 'cap'; view: 'side'; options?: Partial<CapOptions> }
  | { family: 'kneePads'; view: 'pair'; options?: Partial<KneePadsOptions> }
  | { family: 'beltPouch'; view: 'front'; options?: Partial<BeltOptions> }
  | { family: 'tool'; view: 'hammer' | 'level' | 'tape' | 'pliers'; options?: Partial<ToolOptions> }
  | { family: 'scene'; view: 'laid'; options: SceneOptions }
  | { family: 'detail'; view: 'pocket' | 'tape'; options?: Partial<DetailOptions> }

export type Family = Article['family']
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

/** Goods and tools laid out on one sheet, the lowest first. */
export interface SceneOptions {
  pieces: readonly Piece[]
}

/** A drawing in a scene. */
export interface Piece {
  flat: Flat
  /** Where its centre lies on the sheet. */
  x: number
  y: number
  /** Its size: 1 fills the sheet. */
  size: number
  /** Degrees, clockwise. @default 0 */
  turn?: number
}

/** Body or grip of a tool, and its coloured parts. */
export interface ToolOptions {
  main: Colour
  accent: Colour
}

export interface JacketOptions extends Colourway {
  /** Colour of the visible stitching; derived from the cloth when null. */
  thread: Colour | null
  /** Also one flame-resistant band round chest and sleeves, or piping along the yoke. */
  tape: Tape | 'piping' | 'band'
  collar: 'stand' | 'shirt' | 'hood'
  /** Zip, visible studs, or a placket that hides both. */
  closure: 'zip' | 'studs' | 'hidden'
  chest: 'flap' | 'zip'
  /** Hand pockets: welts, or riveted patches. */
  hands: 'welt' | 'patch'
  /** A band, a straight hem, or a rounded one with side vents. */
  hem: 'band' | 'straight' | 'tail'
  fit: 'men' | 'women'
  /** Forearms of doubled cloth, or a tab that holds the rolled sleeve. */
  forearm: 'plain' | 'double' | 'tab'
  /** Smooth bonded cloth without topstitching (`softshell`), a light grid weave (`ripstop`), or work twill. */
  cloth: 'twill' | 'ripstop' | 'softshell'
  /** Contrast shoulders, elbow panels and side panels. */
  yoke: boolean
  elbow: boolean
  sides: boolean
}

/** Knees: none, a pad pocket open at its top or below, one with a flap, or doubled cloth. */
export type Knee = 'none' | 'pad' | 'below' | 'flap' | 'double'

export interface TrousersOptions extends Colourway {
  thread: Colour | null
  /** Width of the legs; `women` has fuller hips under a narrower waist, `over` goes over other clothes. */
  cut: 'straight' | 'slim' | 'loose' | 'women' | 'over'
  /** Side pockets: over a contrast facing, plain slashes, rounded with rivets, zipped, or under flaps. */
  pockets: 'facing' | 'slash' | 'jeans' | 'zip' | 'flap'
  /** Waistband of the contrast colour or of the cloth; `elastic` is gathered at the sides. */
  waist: 'contrast' | 'cloth' | 'elastic'
  knee: Knee
  /** Thigh: a pocket with a flap and a rule pocket, one with three compartments, a rule pocket, a zip, or nothing. */
  thigh: 'cargo' | 'triple' | 'rule' | 'zip' | 'none'
  /** Hanging nail pockets. */
  holster: boolean
  /** Loops for karabiners on the waistband. */
  karabiners: boolean
  /** Braces, and a zip from the hem to the knee. */
  braces: boolean
  /** Fronts doubled down to below the knee. */
  apron: boolean
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
  knee: Knee
  /** Thigh: a pocket with a flap and a rule pocket, a narrow tester pocket, a rule pocket with a loop, or nothing. */
  thigh: 'cargo' | 'tester' | 'loop' | 'none'
  hemPanel: boolean
  tape: Tape
  /** On the bib: zipped, under a flap, open with pen slots, two under covered studs, or two upright zips. */
  bibPocket: 'zip' | 'pen' | 'open' | 'pair' | 'upright'
  /** Buckles of the braces; covered ones scratch nothing. */
  buckles: 'clip' | 'covered' | 'button'
  /** Insulated: wide legs with a zip up each side. */
  insulated: boolean
  stripe: Colour | null
}

export interface CoverallOptions extends Colourway {
  tape: Tape
  knee: Knee
  collar: 'shirt' | 'stand'
  yoke: boolean
  hemPanel: boolean
  /** Chest pockets under flaps, or slanted welts without metal. */
  chest: 'flap' | 'welt'
  /** Pleats from the shoulders to the waist. */
  pleats: boolean
}

export interface VestOptions extends Colourway {
  /** `engineer`: two chest pockets with a card window and pens. `office`: a radio and a tablet besides, side straps. */
  pockets: 'basic' | 'engineer' | 'office'
  /** Dark shoulders and lower part, which get dirty first. */
  lower: boolean
  /** Reflective tapes over the shoulders. */
  braces: boolean
  closure: 'zip' | 'velcro'
}

export interface RaincoatOptions extends Colourway {
  /** Coat to the knee, or jacket. */
  long: boolean
  /** Heavy coat with flapped pockets and a storm flap, or a thin zipped one that packs into its own pocket. */
  style: 'storm' | 'pack'
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
  /** Covers the thighs, with pockets there. */
  long: boolean
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
  /** Raglan sleeves of the contrast colour and a bound hem, instead of side panels. */
  raglan: boolean
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
  /**
   * The side: a textile panel with a reflective chevron, airy mesh, plain leather, ankle straps over a rubber rand, welded
   * waves, or a knitted upper in a cage.
   */
  quarter: 'chevron' | 'mesh' | 'plain' | 'strap' | 'wave' | 'cage'
  collar: 'padded' | 'plain' | 'fur'
  outsole: 'lugs' | 'deep' | 'runner' | 'flat'
  /** Rubber guard over the steel toe. */
  toeGuard: boolean
}

export interface GloveOptions {
  main: Colour
  /** Dipped palm, or the leather of palm and knuckles. */
  coat: Colour
  cuff: Colour
  accent: Colour
  /** Knitted and coated, leather with a cloth back, or an all-leather gauntlet. */
  style: 'coated' | 'leather' | 'gauntlet'
  /** How far a knitted glove is coated: palm and finger tips, down to the knuckles, or all over in two coats. */
  dip: 'palm' | 'knuckles' | 'full'
  texture: 'smooth' | 'crinkle' | 'foam'
  /** A thin liner, a usual one, or a thick one. */
  hand: 'slim' | 'usual' | 'full'
  wrist: 'short' | 'long' | 'gauntlet'
  /** Doubled crotch of the thumb. */
  thumb: boolean
}

export interface HelmetOptions {
  main: Colour
  accent: Colour
  strap: Colour
  vents: boolean
  chin: boolean
  stripe: boolean
  /** A peak and a high dome with ribs, a plain low dome, or a short peak and a climber's four-point strap. */
  shell: 'ribbed' | 'plain' | 'climber'
}

export interface CapOptions extends Colourway {
  /** A cap of six panels, or a bump cap: short peak, mesh sides, a shell inside. */
  style: 'baseball' | 'bump'
}

export interface KneePadsOptions extends Colourway {
  type: 'insert' | 'strap'
  /** Ribs of foam, granules under gel, a rubber cap, or a wide face of cloth. */
  face: 'ribs' | 'granules' | 'cap' | 'cloth'
}

export interface BeltOptions extends Colourway {
  /** A leather pouch; Cordura with a padded back, a box pouch and a holster; or narrow webbing with nine narrow pockets. */
  style: 'leather' | 'rigger' | 'electrician'
}

export interface DetailOptions extends Colourway {
  thread: Colour | null
}

/** Pictograms of standards and topics. */
export type PlateSign =
  | 'visibility'
  | 'rain'
  | 'footwear'
  | 'mechanical'
  | 'welding'
  | 'cold'
  | 'sun'
  | 'knee'
  | 'wash'
  | 'size'
  | 'cloth'

type Position = readonly [x: number, y: number]

/** The picture of an article, composed of other drawings. */
export interface Plate {
  family: 'plate'
  view: 'page'
  options: PlateOptions
  label?: Label
}

/** A drawing that is composed of no others. */
export type Single = Exclude<Flat, { family: 'scene' }>

export interface PlateOptions {
  /** Each drawing's upper left corner and its scale. */
  items: readonly { flat: Single; x: number; y: number; scale: number }[]
  badge: { sign: PlateSign; text: string; x: number; y: number } | null
  /** Leaders from a point to a label of figures; without a text only the line. */
  marks: readonly { from: Position; to: Position; text: string }[]
  ruler: boolean
}
