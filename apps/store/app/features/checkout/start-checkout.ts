import type { City, Point } from '@shop/contract'
import type { SaveStep } from '@shop/flows/checkout'
import { inputs } from '@shop/flows/checkout/rules'
import { cityLabel } from '../../platform/browser/remembered-city.ts'
import { CITY_REF_LABEL } from './form.ts'

/** Posts a finished step in the format of the form without scripts: the city by its label, the point by its number. */
export const saveStepWith =
  (getDelivery: () => { city: City | null; point: Point | null }): SaveStep =>
  async (step, values, signal) => {
    const { city, point } = getDelivery()
    const posted: Readonly<Record<string, string>> = {
      ...values,
      ...(city
        ? { 'delivery.city': cityLabel(city), [CITY_REF_LABEL]: cityLabel(city), 'delivery.city_ref': city.ref }
        : {}),
      'delivery.point': point?.number ?? '',
    }
    const names = [...inputs[step], CITY_REF_LABEL]
    const body = new URLSearchParams({ step, ...Object.fromEntries(names.map(name => [name, posted[name] ?? ''])) })
    await fetch('/checkout/save-step', { method: 'POST', body, signal })
    return { ok: true, data: null }
  }
