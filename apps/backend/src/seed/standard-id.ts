/** Value of the facet `standard`: «EN ISO 20471» is `en-iso-20471`. */
export const standardId = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]+/g, '-')
