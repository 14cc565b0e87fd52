import { Type } from 'typebox';
import { endpoint } from '../call.ts';
import { listOf, pageOf, paging } from '../paging.ts';
import { conversion, pointBalance, pointConfig, pointGood, pointMovement, redemption } from '../points.ts';
import { code, input, noInput, password } from './input.ts';
import { MONEY_STALES, POINT_STALES } from './stales.ts';

export const balance = endpoint({
  name: 'points.balance',
  requirement: 'calls.points.balance',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointBalance',
  token: 'needed',
  input: noInput,
  output: pointBalance,
});

/** Lists the goods that are available in the points mall. */
export const reward = endpoint({
  name: 'points.reward',
  requirement: 'calls.points.reward',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointReward',
  token: 'needed',
  input: noInput,
  output: listOf(pointGood),
});

export const redeem = endpoint({
  name: 'points.redeem',
  requirement: 'calls.points.redeem',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_redeemPointReward',
  token: 'needed',
  sealed: true,
  idempotent: true,
  secrets: ['password'],
  input: input({ id: code, quantity: Type.Integer({ minimum: 1, maximum: 1_000_000 }), password }),
  output: redemption,
  stales: POINT_STALES,
});

export const redeemList = endpoint({
  name: 'points.redeemList',
  requirement: 'calls.points.redeem-list',
  method: 'GET',
  path: '/wps/relay/MCS2_getRedeemPointList',
  token: 'needed',
  input: input(paging),
  output: pageOf(redemption),
});

export const config = endpoint({
  name: 'points.config',
  requirement: 'calls.points.config',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointConfig',
  token: 'needed',
  input: noInput,
  output: pointConfig,
});

export const details = endpoint({
  name: 'points.details',
  requirement: 'calls.points.details',
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemTransDet',
  token: 'needed',
  input: input(paging),
  output: pageOf(pointMovement),
});

export const convert = endpoint({
  name: 'points.convert',
  requirement: 'calls.points.convert',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_convertPoint',
  token: 'needed',
  sealed: true,
  idempotent: true,
  secrets: ['password'],
  input: input({ points: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }), password }),
  output: conversion,
  stales: [...POINT_STALES, ...MONEY_STALES],
});
