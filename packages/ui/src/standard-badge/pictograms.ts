const shield = 'M1.5 1.5h23v16.5c0 5.5-5 8.5-11.5 10.5C6.5 26.5 1.5 23.5 1.5 18z'

const visibility = 'M9.5 6 6.5 8v13.5h13V8l-3-2L13 9.5z M6.5 13h13M6.5 15.5h13M13 9.5v12'
const rain =
  'M5.5 14.5C6 10 9 7 13 7s7 3 7.5 7.5l-2.5-1.8-2.5 1.8-2.5-1.8-2.5 1.8L8 12.7zM13 5v2M13 13.5v7.5c0 2-3 2-3 0'
const boot = 'M8.5 6h6v7.5l5.5 3.5v4H8zM8 18.8h12M8.5 9h6'
const hand = 'M6 8.5h9.5l3.5 2.5-3.5 1.5H6zM10.5 12.5 9 22.5M13 12.5l-1 10H9'
const cold = 'M13 5.5v18M5.3 10l15.4 9M20.7 10 5.3 19M10.8 7.5 13 9.5l2.2-2M10.8 21.5l2.2-2 2.2 2'
const helmet = 'M5.5 16.5C5.5 11 8.5 8 13 8s7.5 3 7.5 8.5zM3.8 19h18.4M11 8.2v5M15 8.2v5'
const fire =
  'M13 5.5c1 3.5 5.5 5.5 5.5 11 0 3.2-2.5 5.5-5.5 5.5s-5.5-2.3-5.5-5.5c0-2.3 1.5-3.5 2-5.5 1.5.8 2 1.8 2 3 1.5-2 2-5 1.5-8.5z'
const knee = 'M8.5 6h9l1 5.5-1 10h-9l-1-10zM7.5 11.5h11M9.8 16c0-3 6.4-3 6.4 0s-6.4 3-6.4 0z'
const sun =
  'M13 10a4 4 0 1 1 0 8a4 4 0 1 1 0-8zM13 5.5v2M13 20.5v2M6 14h2M18 14h2M8 9l1.4 1.4M16.6 17.6 18 19M18 9l-1.4 1.4M9.4 17.6 8 19'
const eyes = 'M5.5 12.5h15M6 12.5c0 5.5 6 5.5 6.5.5h1c.5 5 6.5 5 6.5-.5'
const charge = 'M14.5 5.5 8 15h5l-1.5 8L18 13.5h-5z'

/** Number of a standard → pictogram path. Own drawings: the official pictograms are not free to use. */
const subjects: Readonly<Record<string, string>> = {
  '20471': visibility,
  '343': rain,
  '20345': boot,
  '20347': boot,
  '388': hand,
  '342': cold,
  '14058': cold,
  '511': cold,
  '397': helmet,
  '812': helmet,
  '11612': fire,
  '11611': fire,
  '14404': knee,
  '407': fire,
  '1149': charge,
  '61340': charge,
  '50365': charge,
  '13758': sun,
  '166': eyes,
  '170': eyes,
  '172': eyes,
}

/**
 * Path of a standard's pictogram on a 26 × 30 grid, found by the number in its code; a plain shield for an unknown one.
 */
export function pictogram(code: string): string {
  const subject = code
    .match(/\d+/g)
    ?.map(number => subjects[number])
    .find(Boolean)
  return subject === undefined ? shield : `${shield} ${subject}`
}
