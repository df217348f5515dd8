CREATE TABLE `proposal_statuses` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`proposal_id` integer NOT NULL,
	`status` text NOT NULL,
	`user_id` integer,
	`link_id` integer,
	`by_name` text DEFAULT '' NOT NULL,
	`remark` text DEFAULT '' NOT NULL,
	`document_hash` text,
	`created_at` text NOT NULL,
	FOREIGN KEY (`proposal_id`) REFERENCES `issued_proposals`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `proposal_statuses_by_proposal` ON `proposal_statuses` (`proposal_id`,`id`);--> statement-breakpoint
INSERT INTO `proposal_statuses` (`proposal_id`, `status`, `created_at`)
SELECT `proposal_id`, `status`, `at` FROM (
	SELECT `id` AS `proposal_id`, 'issued' AS `status`, `issued_at` AS `at`, 0 AS `step` FROM `issued_proposals`
	UNION ALL
	SELECT `id`, `status`, `status_at`, 1 FROM `issued_proposals` WHERE `status` <> 'issued'
) AS `known`
WHERE NOT EXISTS (SELECT 1 FROM `proposal_statuses` AS `told` WHERE `told`.`proposal_id` = `known`.`proposal_id`)
ORDER BY `proposal_id`, `step`;
