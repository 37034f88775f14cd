/**
 * Whether the screen reader may be VoiceOver, which does not read the option that `aria-activedescendant` names: it is announced.
 */
export const hasVoiceOver = (): boolean => /^(Mac|iPhone|iPad)/.test(navigator.platform)
