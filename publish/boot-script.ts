import { CONTINUES, SESSION_MARK, THEME } from '#src/document/document-marks.ts';
import { cspHash } from './hashes.ts';

/**
 * The one inline script of a document, the same text for every brand so that one hash admits it. Before the first paint it sets the kept
 * theme, says whether a session may exist (`data-session=in`), whether its member had no games to go on with (`data-continues=no`), and whether
 * another page than the prerendered one is wanted (`data-first=other`): the site's own rules for start and guard, in small. All of it stands in
 * cookies; session storage is opened only where a brand keeps its token there (`data-bearer`), local storage never: a slow phone opens the two in
 * 20 ms, in front of its first paint. No form ever sends itself: fields, a password too, would stand in the address. What is typed and pressed
 * before the site is awake (`data-awake`) is noted (`early`) and taken up then (`src/hydration/early-input.ts`). The site's code, which the document asks
 * for ahead (`data-start`), begins after the first frame: where it comes out of the cache it would stand in front of the first paint. Code that
 * cannot be had, or has not come within two minutes, is said (`data-late`): the page looks as if it worked.
 */
export const BOOT_SCRIPT = [
  '(function(d,l){',
  'var r=d.documentElement.dataset,m=d.querySelector("meta[name=theme-color]"),p=l.pathname.replace(/(.)\\/$/,"$1"),c="",s,t,begun;',
  'try{c=d.cookie;s="bearer"in r?!!sessionStorage.getItem("token"):/(?:^|; )' +
    SESSION_MARK +
    '=[^;]/.test(c)}catch(e){}',
  't=/(?:^|; )' + THEME + '=(light|dark)(?:;|$)/.exec(c);',
  'if(t)r.theme=t[1];',
  'if(/(?:^|; )' + CONTINUES + '=no/.test(c))r.' + CONTINUES + '="no";',
  'if(m)m.content=m.getAttribute("data-"+r.theme)||m.content;',
  'if(p==="/")p="/index";',
  'if(s){r.session="in";if(/^\\/(?:login|register|register\\.html)$/.test(p))p="/index"}',
  'else if((r.path==="/login"||r.reader)&&!/^\\/(?:login|register|register\\.html|helpmc|download)$/.test(p))p="/login";',
  'if(r.path==="/index"&&/^\\/(?:login|register|register\\.html)$/.test(p))p="/index";',
  'if(p!==r.path)r.first="other";',
  'early={typed:new Map};',
  'addEventListener("submit",function(e){e.preventDefault();if(!("awake"in r)){e.stopImmediatePropagation();early.pressed=e.submitter||e.target;r.pressed=""}},true);',
  'addEventListener("input",function(e){var f=e.target;if(!("awake"in r))early.typed.set(f,[f.value,f.checked])},true);',
  'function late(){if(!("awake"in r))r.late=""}',
  'setTimeout(late,120000);',
  'function start(){if(begun)return;begun=1;[].reduce.call(d.querySelectorAll("link[data-start]"),function(p,k){return p.then(function(){return import(k.href)})},Promise.resolve()).catch(function(e){late();console.error(e)})}',
  // A page that nobody sees is not painted, and one without its sheets is not for a while.
  'd.addEventListener("DOMContentLoaded",function(){if(d.hidden)start();else{requestAnimationFrame(function(){setTimeout(start)});setTimeout(start,3000)}})',
  '})(document,location)',
].join('');

export const BOOT_SCRIPT_HASH = cspHash(BOOT_SCRIPT);
