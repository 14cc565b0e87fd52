import { contentHash } from '../hashes.ts';
import { CANARY_COOKIE } from '../operators/canary/visitor-share.ts';

/** The path of a site at which browsers report. No page can have it, because the paths of pages contain no underscore. */
export const REPORTS_PATH = '/_reports';

const LOGIN = '/wps/session/login';
const DEPOSIT = '/wps/deposit';

const script = (): string =>
  [
    '(()=>{if(!self.PerformanceObserver)return;',
    'const r={loadFailed:false,paint:null,login:null,deposit:null};let sent="";',
    'const send=()=>{const body=JSON.stringify(r);',
    `if(body!==sent&&navigator.sendBeacon("${REPORTS_PATH}",new Blob([body],{type:"application/json"})))sent=body};`,
    'const watch=(type,see)=>{try{new PerformanceObserver(list=>list.getEntries().forEach(see)).observe({type,buffered:true})}catch{}};',
    'watch("resource",({name,responseStatus:status})=>{const {origin,pathname}=new URL(name);',
    'if(origin!==location.origin||status===undefined)return;',
    'if(/\\.(js|css)$/.test(pathname)){if(status>=400){r.loadFailed=true;send()}}',
    `else{const kind=pathname==="${LOGIN}"?"login":pathname==="${DEPOSIT}"?"deposit":"";`,
    'if(kind&&r[kind]!=="done"){r[kind]=status>=200&&status<400?"done":"failed";if(r[kind]==="failed")send()}}});',
    'const start=performance.getEntriesByType("navigation")[0];',
    'if(start&&!start.workerStart)watch("largest-contentful-paint",({startTime})=>{r.paint=Math.round(startTime)});',
    'addEventListener("visibilitychange",()=>{if(document.visibilityState==="hidden")send()},true);',
    'addEventListener("pagehide",send)})()',
  ].join('');

const scriptPath = (): string => `/app.${contentHash(script())}.js`;

const loader = (): string =>
  `try{/(^|; )${CANARY_COOKIE}=/.test(document.cookie)&&import("${scriptPath()}").catch(()=>{})}catch{}`;

// The annotations let bundles that do not use these leave out their hash, which not every runtime can compute.
/**
 * The script that reports, during a canary, what a page has experienced: whether a script or a style sheet failed to load, its largest contentful
 * paint, and the outcomes of logins and deposits. It sends a failed load at once, and everything when the page is hidden. A visit that the service
 * worker answered reports no paint, because its document came from a cache.
 */
export const REPORT_SCRIPT: string = /* @__PURE__ */ script();

export const REPORT_SCRIPT_PATH: string = /* @__PURE__ */ scriptPath();

/**
 * The part of the inline script that loads the report script, only if the visitor has the cookie of a canary. It is inline, because scripts that fail to
 * load are what is to be reported; and an import, because trusted types forbid to set the address of a script element.
 */
export const REPORT_LOADER: string = /* @__PURE__ */ loader();
