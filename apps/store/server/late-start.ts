/**
 * The scripts of a page wait for its main picture: on a slow line they would share the bandwidth with it, and on a slow
 * device run before it is shown. The router writes them to be fetched at once, so its tags are renamed and renamed
 * back.
 */

/** Milliseconds after the HTML was read by which the scripts start, whatever becomes of the picture. */
const PATIENCE = 2500

/**
 * Runs in the browser. The first sign of the shopper starts the scripts too, and app/later.tsx is told of it. A hidden page
 * has no frames: there the patience ends it.
 */
const START = `addEventListener('DOMContentLoaded',()=>{let d=document,b=d.querySelector('[type=later]'),i=d.querySelector('img[fetchpriority]'),go=e=>{if(e)d.documentElement.dataset.touched='';if(!b)return;for(let l of d.querySelectorAll('[rel=later]'))l.rel='modulepreload';let s=d.createElement('script');s.type='module';s.nonce=b.nonce;s.text=b.text;b=0;d.head.append(s)},soon=()=>requestAnimationFrame(()=>setTimeout(go));onpointerdown=onkeydown=go;if(i&&!i.complete)i.onload=i.onerror=soon;else soon();setTimeout(go,${PATIENCE})})`

const boot = /(<script[^>]*) type="module" async="">([^<]*)/
const preload = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g

/** The end of the script that runs before the first paint: a script of its own would cost a nonce more. */
const HEAD_END = '</script></head>'

/**
 * The page with its scripts put off. What the first of them imports itself is fetched with it and needs no tag. A page whose
 * scripts are not as the router writes them is left as it is.
 */
export function startLate(html: string): string {
  const imports = boot.exec(html)?.[2]?.split('window.')[0]
  if (imports === undefined || !html.includes(HEAD_END)) return html
  return html
    .replace(preload, (_, file: string) => (imports.includes(`"${file}"`) ? '' : `<link rel="later" href="${file}">`))
    .replace(HEAD_END, `;${START}${HEAD_END}`)
    .replace(boot, '$1 type="later">$2')
}
