import type { ShippingMethod } from '../../../../delivery/carrier.ts'

/** Ids of the payments on a provider's page. */
const online = ['liqpay', 'monobank', 'demo_card'] as const

/** In display order. The carriers are real, the prices are invented; `days` stay within the shop's 6-10. */
export const deliveries: readonly ShippingMethod[] = [
  {
    id: 'np_branch',
    name: {
      uk: 'Нова пошта: відділення',
      ru: 'Новая почта: отделение',
      en: 'Nova Poshta: branch',
    },
    note: {
      uk: 'До 30 кг, зберігання 7 днів',
      ru: 'До 30 кг, хранение 7 дней',
      en: 'Up to 30 kg, kept for 7 days',
    },
    price: 80_00,
    from: true,
    days: '6-8',
    needs: 'branch',
    payments: ['on_receipt', ...online, 'iban'],
  },
  {
    id: 'np_locker',
    name: {
      uk: 'Нова пошта: поштомат',
      ru: 'Новая почта: почтомат',
      en: 'Nova Poshta: parcel locker',
    },
    note: {
      uk: 'До 20 кг, цілодобово, оплата наперед',
      ru: 'До 20 кг, круглосуточно, оплата заранее',
      en: 'Up to 20 kg, day and night, paid in advance',
    },
    price: 70_00,
    from: true,
    days: '6-8',
    needs: 'locker',
    // Nearly no locker accepts payments: 1090 of 1096 in the carrier's list of Lviv do not.
    payments: [...online, 'iban'],
  },
  {
    id: 'np_courier',
    name: {
      uk: "Нова пошта: кур'єр",
      ru: 'Новая почта: курьер',
      en: 'Nova Poshta: courier',
    },
    note: {
      uk: 'До дверей, кур’єр зателефонує перед приїздом',
      ru: 'До двери, курьер позвонит перед приездом',
      en: 'To the door, the courier rings beforehand',
    },
    price: 125_00,
    from: true,
    days: '6-9',
    needs: 'address',
    payments: ['on_receipt', ...online, 'iban'],
  },
  {
    id: 'ukrposhta',
    name: {
      uk: 'Укрпошта: відділення',
      ru: 'Укрпочта: отделение',
      en: 'Ukrposhta: post office',
    },
    note: {
      uk: 'До 30 кг, зберігання 14 днів',
      ru: 'До 30 кг, хранение 14 дней',
      en: 'Up to 30 kg, kept for 14 days',
    },
    price: 45_00,
    from: true,
    days: '7-10',
    needs: 'post',
    payments: ['on_receipt', ...online, 'iban'],
  },
  {
    id: 'pickup',
    name: {
      uk: 'Самовивіз',
      ru: 'Самовывоз',
      en: 'Pick-up',
    },
    note: {
      uk: 'Київ, вул. Ливарна, 14, щодня 8:00–20:00',
      ru: 'Киев, ул. Литейная, 14, ежедневно 8:00–20:00',
      en: '14 Lyvarna St, Kyiv, daily 8:00–20:00',
    },
    price: 0,
    from: false,
    days: '6-7',
    needs: 'none',
    payments: ['on_receipt', ...online, 'iban'],
  },
]
