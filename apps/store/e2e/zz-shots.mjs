import { chromium } from '@playwright/test'
const base='http://localhost:4712'
const only=process.argv[2]
const browser=await chromium.launch({executablePath:process.env.CHROMIUM_PATH, args:['--no-sandbox']})
const shots={
 async kitproduct(page,tag){
  await page.goto(base+'/jackets/kurtka-robocha-travers-hrafit')
  await page.mouse.move(50,50); await page.mouse.wheel(0,10)
  await page.locator('#kit').scrollIntoViewIfNeeded()
  await page.locator('.kit').waitFor({timeout:20000})
  await page.waitForTimeout(800)
  await page.locator('#kit').screenshot({path:`/tmp/pshots/kitproduct-${tag}.png`})
 },
 async trade(page,tag){
  await page.goto(base+'/welder'); await page.locator('.kit').scrollIntoViewIfNeeded(); await page.waitForTimeout(1200)
  await page.locator('.kit').screenshot({path:`/tmp/pshots/trade-${tag}.png`})
 },
 async kitpage(page,tag){
  await page.goto(base+'/ru/kit/jackets/kurtka-robocha-travers-hrafit'); await page.waitForTimeout(800)
  await page.locator('main').screenshot({path:`/tmp/pshots/kitpage-${tag}.png`})
 },
 async compare(page,tag){
  await page.goto(base+'/compare?products=1-8-11-14'); await page.waitForTimeout(1000)
  await page.screenshot({path:`/tmp/pshots/compare-${tag}.png`,fullPage:true})
 },
 async compare2(page,tag){
  await page.goto(base+'/ru/compare?products=1-150'); await page.waitForTimeout(800)
  await page.screenshot({path:`/tmp/pshots/compare2-${tag}.png`,fullPage:true})
 },
 async purchase(page,tag){
  await page.goto(base+'/jackets/kurtka-robocha-travers-hrafit'); await page.mouse.move(50,50); await page.waitForTimeout(500)
  await page.getByRole('button',{name:'Порівняти'}).click(); await page.waitForTimeout(800)
  await page.locator('.purchase').screenshot({path:`/tmp/pshots/purchase-${tag}.png`})
 },
}
for(const [w,h] of [[360,740],[768,1024],[1440,900]]) for(const scheme of ['light','dark']){
  const page=await browser.newPage({viewport:{width:w,height:h},colorScheme:scheme})
  for(const [n,f] of Object.entries(shots)) if(!only||only.split(',').includes(n)) try{ await f(page,`${w}-${scheme}`) }catch(e){console.log(n,w,scheme,String(e).slice(0,300))}
  await page.close()
}
await browser.close()
