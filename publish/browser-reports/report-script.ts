import { contentHash } from '../hashes.ts';
import { CANARY_COOKIE } from '../operators/canary/visitor-share.ts';

/** The path of a site to which browsers send reports. It cannot be the path of a page, because those contain no underscore. */
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

// The annotations let bundlers remove unused constants, and with them the hash, which not every runtime can compute.
/**
 * Reports, during a canary, whether a script or a style sheet failed to load, the largest contentful paint, and the
 * outcomes of logins and deposits by the status of the response. Failures are sent at once, the rest when the page is
 * hidden. No paint is reported if the service worker has served the document, because it may come from the worker's
 * cache.
 */
export const REPORT_SCRIPT: string = /* @__PURE__ */ script();

export const REPORT_SCRIPT_PATH: string = /* @__PURE__ */ scriptPath();

/**
 * The part of the inline script that loads the report script if the visitor has a canary's cookie. It is inline so that
 * it runs even if the site's scripts fail to load. It uses `import()`, because Trusted Types forbid setting the URL of
 * a script element.
 */
export const REPORT_LOADER: string = /* @__PURE__ */ loader();
